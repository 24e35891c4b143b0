import Router from 'next/router';
import { type ReactNode, useState } from 'react';
import { createHref } from '../../../runtime/core/routing/href.ts';
import { useFormTools } from '../../../runtime/forms/use-form-tools.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { type Failure, failureOf } from '../ask.ts';
import { Badge } from '../parts/Badge.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { useLeaveWarning } from '../parts/use-leave-warning.ts';
import { When } from '../parts/When.tsx';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import { ConflictNote } from './ConflictNote.tsx';
import styles from './Content.module.css';
import { type Entry, type Item, type Kind, STATE_KINDS } from './entry.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { SideFields } from './SideFields.tsx';
import { TextFields } from './TextFields.tsx';
import { Translations } from './Translations.tsx';
import { useEditing } from './use-editing.ts';

export interface EditorProps extends ScreenProps {
  kind: Kind;
  /** Null for a new one. */
  item: Item | null;
  entry: Entry;
  translationOf: number | null;
  onCreated(item: Item): Promise<unknown>;
}

/** One post or page: its fields, preview, publication and history. What was typed is only ever dropped on request. */
export function ContentEditor({
  kind,
  page,
  id,
  to,
  item: first,
  entry: begun,
  translationOf,
  onCreated,
}: EditorProps) {
  const t = useTexts('editorial');
  const editing = useEditing({ kind, item: first, entry: begun, translationOf, onCreated });
  const { item, entry, isChanged, isBusy, failure, theirs, said } = editing;
  const tools = useFormTools(page, { toolbar: 'admin' });
  const [preview, setPreview] = useState<ReactNode>(null);
  const [previewFailure, setPreviewFailure] = useState<Failure | null>(null);
  useLeaveWarning(isChanged);
  const hidden = coverOf(kind, entry, page) ?? (isChanged ? null : (item?.hiddenBy ?? null));

  async function look(): Promise<void> {
    setPreviewFailure(null);
    try {
      setPreview(await kind.preview(entry, page, `${id}-preview`));
    } catch (error) {
      setPreview(null);
      setPreviewFailure(failureOf(error));
    }
  }

  return (
    <section className={screen.screen}>
      <div className={styles.head}>
        <h2 className={screen.heading}>{item ? item.entry.title : t(`${kind.name}.new`)}</h2>
        {item && <Badge kind={STATE_KINDS[item.state]}>{t(`state.${item.state}`)}</Badge>}
        <Link href={to(kind.name)}>{t(`${kind.name}.back`)}</Link>
        {item?.state === 'PUBLISHED' && <a href={item.url}>{t('open')}</a>}
      </div>
      {item && (
        <p className="meta">
          {item.changedBy === null ? t('changed') : t('changedBy', { name: item.changedBy })} <When at={item.changed} />
        </p>
      )}
      {said && (
        <Note kind="good">
          <p>{said}</p>
        </Note>
      )}
      {theirs ? <ConflictNote editing={editing} theirs={theirs} /> : failure && <FailureNote failure={failure} />}
      {hidden !== null && (
        <Note kind="warning">
          <p>{hidden === 'routes' ? t('hidden.routes') : t('hidden.page', { page: hidden })}</p>
        </Note>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) editing.save(t('saved'));
        }}
      >
        <TextFields id={id} kind={kind} editing={editing} tools={tools} page={page} />
        <SideFields id={id} kind={kind} editing={editing} tools={tools} page={page} />
        <div className={styles.bar}>
          <SmallButton main type="submit" disabled={isBusy || (item !== null && !isChanged)}>
            {t('save')}
          </SmallButton>
          <SmallButton disabled={isBusy} onClick={() => void look()}>
            {t('preview.show')}
          </SmallButton>
          <span role="status">{isChanged ? t('unsaved') : ''}</span>
        </div>
      </form>
      {previewFailure && <FailureNote failure={previewFailure} />}
      {preview !== null && <PreviewPanel onClose={() => setPreview(null)}>{preview}</PreviewPanel>}
      {item && (
        <>
          <PublishPanel
            id={`${id}-publish`}
            kind={kind}
            item={item}
            editing={editing}
            page={page}
            onRemoved={() => void Router.push(to(kind.name))}
          />
          <Translations kind={kind} item={item} page={page} to={to} />
          <HistoryPanel key={item.version} id={`${id}-history`} kind={kind} item={item} editing={editing} />
        </>
      )}
    </section>
  );
}

/** The page of the brand document at the typed address, by its key: visitors would see that one. */
function coverOf(kind: Kind, { address, language }: Entry, { brand }: PageInfo): string | null {
  if (kind.name !== 'pages' || address === '') return null;
  const href = createHref(brand.routes, language);
  const typed = href.path(address);
  return Object.keys(brand.routes.pages).find((key) => href.page(key) === typed) ?? null;
}
