import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { textOf } from '../../../runtime/core/richtext/text-of.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf } from '../ask.ts';
import { Badge } from '../parts/Badge.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { When } from '../parts/When.tsx';
import screen from '../screens/Screen.module.css';
import styles from './Content.module.css';
import { changedFields, type Item, type Kind, STATE_KINDS, type StoredVersion } from './entry.ts';
import type { Editing } from './use-editing.ts';

const PAGE = 20;

interface HistoryProps {
  id: string;
  kind: Kind;
  item: Item;
  editing: Editing;
}

/** Every version that was saved: when, by whom, and how it differs from what is in the editor. Restoring one puts it there. */
export function HistoryPanel({ id, kind, item, editing }: HistoryProps) {
  const t = useTexts('editorial');
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['history', kind.name, item.id, item.version],
    queryFn: ({ pageParam }) => kind.history(item.id, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, _all, from) => (last.length < PAGE ? undefined : from + PAGE),
    enabled: isOpen,
  });
  const versions = data?.pages.flat();
  return (
    <section className={screen.screen} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={screen.heading}>
        {t('history.title')}
      </h3>
      {!isOpen && (
        <p>
          <SmallButton onClick={() => setOpen(true)}>{t('history.show')}</SmallButton>
        </p>
      )}
      {error && <FailureNote failure={failureOf(error)} again={() => void refetch()} />}
      {isOpen && !versions && !error && <Waiting lines={4} />}
      {versions?.length === 0 && <p role="status">{t('history.none')}</p>}
      {versions && versions.length > 0 && (
        <ol className={styles.versions}>
          {versions.map((version) => (
            <li key={version.version} className={styles.version}>
              <Version kind={kind} version={version} isCurrent={version.version === item.version} editing={editing} />
            </li>
          ))}
        </ol>
      )}
      {hasNextPage && (
        <p>
          <SmallButton disabled={isFetching} onClick={() => void fetchNextPage()}>
            {t('history.older')}
          </SmallButton>
        </p>
      )}
    </section>
  );
}

interface VersionProps {
  kind: Kind;
  version: StoredVersion;
  isCurrent: boolean;
  editing: Editing;
}

function Version({ kind, version: { version, state, author, created, content }, isCurrent, editing }: VersionProps) {
  const t = useTexts('editorial');
  const entry = kind.entryOf(content);
  const fields = changedFields(editing.entry, entry).map((name) => t(`name.${name}`));
  return (
    <>
      <div className={styles.head}>
        <strong>{t('history.version', { version })}</strong>
        <Badge kind={STATE_KINDS[state]}>{t(`state.${state}`)}</Badge>
        {isCurrent && <Badge kind="good">{t('history.current')}</Badge>}
        {author && <span>{author}</span>}
        <When at={created} />
        {fields.length > 0 && (
          <SmallButton
            aria-label={t('history.restoreOf', { version })}
            onClick={() => {
              editing.replace(entry, t('history.restored', { version }));
              window.scrollTo({ top: 0 });
            }}
          >
            {t('history.restore')}
          </SmallButton>
        )}
      </div>
      <p className="meta">
        {fields.length > 0 ? t('history.differs', { fields: fields.join(', ') }) : t('history.same')}
      </p>
      <details>
        <summary className={styles.summary}>{t('history.read')}</summary>
        <div className={styles.read} lang={entry.language}>
          <strong>{entry.title}</strong>
          <p>{entry.summary}</p>
          <p>{textOf(entry.body)}</p>
        </div>
      </details>
    </>
  );
}
