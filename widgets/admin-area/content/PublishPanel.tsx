import { useState } from 'react';
import { fromWallClock, toWallClock, zoneName } from '../../../runtime/core/moments.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { AskDialog } from '../parts/AskDialog.tsx';
import { SmallButton, SmallInput } from '../parts/controls.tsx';
import { When } from '../parts/When.tsx';
import screen from '../screens/Screen.module.css';
import styles from './Content.module.css';
import type { Item, Kind } from './entry.ts';
import { Field } from './Field.tsx';
import type { Editing } from './use-editing.ts';

interface PublishProps {
  id: string;
  kind: Kind;
  item: Item;
  editing: Editing;
  page: PageInfo;
  onRemoved(): void;
}

/** Publishes the saved version now or later, withdraws, archives or deletes it. */
export function PublishPanel({ id, kind, item, editing, page, onRemoved }: PublishProps) {
  const t = useTexts('editorial');
  const { timeZone } = page.brand.site;
  const [time, setTime] = useState(toWallClock(item.publishAt ?? undefined, timeZone));
  const [isAsking, setAsking] = useState(false);
  const { state, publishAt } = item;
  const { isChanged, isBusy } = editing;
  const isOff = isChanged || isBusy;
  const change = (at: string | null, archived: boolean, said: string) =>
    editing.act((known) => kind.schedule(known, { publishAt: at, archived }), said);

  function schedule(): void {
    const at = fromWallClock(time, timeZone) ?? new Date().toISOString();
    change(at, false, t(Date.parse(at) > Date.now() ? 'publish.scheduled' : 'publish.published'));
  }

  return (
    <section className={screen.screen} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={screen.heading}>
        {t('publish.title')}
      </h3>
      <p>
        {t(`publish.${state}`)} {publishAt && <When at={publishAt} />}
      </p>
      {isChanged && <p className="meta">{t('publish.saveFirst')}</p>}
      <Field
        id={`${id}-time`}
        label={t('publish.time')}
        help={`${t('publish.timeHelp')} ${t('publish.zone', { zone: zoneName(timeZone, page.locale, Date.now()) })}`}
      >
        <SmallInput
          className={styles.time}
          id={`${id}-time`}
          type="datetime-local"
          aria-describedby={`${id}-time-help`}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      </Field>
      <div className={styles.actions}>
        <SmallButton main disabled={isOff} onClick={schedule}>
          {t(state === 'PUBLISHED' || state === 'SCHEDULED' ? 'publish.change' : 'publish.do')}
        </SmallButton>
        {state !== 'DRAFT' && (
          <SmallButton disabled={isOff} onClick={() => change(null, false, t('publish.withdrawn'))}>
            {t(state === 'ARCHIVED' ? 'publish.unarchive' : 'publish.withdraw')}
          </SmallButton>
        )}
        {state !== 'ARCHIVED' && (
          <SmallButton disabled={isOff} onClick={() => change(null, true, t('publish.archived'))}>
            {t('publish.archive')}
          </SmallButton>
        )}
        <SmallButton disabled={isOff} onClick={() => setAsking(true)}>
          {t('publish.delete')}
        </SmallButton>
      </div>
      {isAsking && (
        <AskDialog
          title={t('publish.askDelete', { title: item.entry.title })}
          submit={t('publish.delete')}
          onClose={() => setAsking(false)}
          onSubmit={() =>
            editing.act(async (known) => {
              await kind.remove(known);
              onRemoved();
              return item;
            }, '')
          }
        >
          <p>{t('publish.deleteText')}</p>
        </AskDialog>
      )}
    </section>
  );
}
