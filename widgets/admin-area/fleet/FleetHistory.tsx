import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { failureOf, useAnswer } from '../ask.ts';
import styles from '../brand/Brand.module.css';
import { FindingList } from '../brand/FindingList.tsx';
import { type FleetEntry, fleetEditsQuery, undoFleetEditMutation } from '../brand/fleet.generated.ts';
import { SettingTitle } from '../brand/SettingTitle.tsx';
import { ShownValue } from '../brand/ShownValue.tsx';
import { AskDialog } from '../parts/AskDialog.tsx';
import { Badge } from '../parts/Badge.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { ListPages } from '../parts/ListTools.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { useBrandNames } from '../parts/use-brands.ts';
import { When } from '../parts/When.tsx';
import screen from '../screens/Screen.module.css';

const PAGE = 20;

/** Changes of several brands so far, each with one undo for all of its brands. */
export function FleetHistory({ id }: { id: string }) {
  const t = useTexts('admin');
  const [from, setFrom] = useState(0);
  const { data, failure, again } = useAnswer(fleetEditsQuery, { from });
  const { total = 0, entries = [] } = data?.fleetEdits ?? {};
  if (failure && !data) return <FailureNote failure={failure} again={again} />;
  if (total === 0) return null;
  return (
    <section className={screen.screen} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={screen.heading}>
        {t('fleet.history')}
      </h3>
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <Entry id={`${id}-${entry.id}`} entry={entry} onDone={again} />
          </li>
        ))}
      </ol>
      {total > PAGE && <ListPages list={{ from, setFrom }} total={total} size={PAGE} />}
    </section>
  );
}

function Entry({ id, entry, onDone }: { id: string; entry: FleetEntry; onDone(): void }) {
  const t = useTexts('admin');
  const nameOf = useBrandNames();
  const [isAsking, setAsking] = useState(false);
  const undoing = useMutation({ ...mutationOf(undoFleetEditMutation), onSuccess: onDone });
  const open = entry.brands.filter(({ undone }) => !undone);
  const { undone = [], refused = [] } = undoing.data?.undoFleetEdit ?? {};
  return (
    <>
      <div className={styles.line}>
        <strong>
          {entry.differences.map(({ pointer, after }) => (
            <span key={pointer}>
              <SettingTitle pointer={pointer} />:{' '}
              <ShownValue pointer={pointer} value={after} absent={t('changes.nothing')} />{' '}
            </span>
          ))}
        </strong>
        {open.length === 0 && <Badge>{t('fleet.undone')}</Badge>}
        <span>{entry.author}</span>
        <When at={entry.created} />
        {open.length > 0 && (
          <SmallButton disabled={undoing.isPending} onClick={() => setAsking(true)}>
            {t('fleet.undo', { count: open.length })}
          </SmallButton>
        )}
      </div>
      <p>{entry.note}</p>
      <p className="meta">{entry.brands.map(({ brand }) => nameOf(brand)).join(', ')}</p>
      {undoing.error && <FailureNote failure={failureOf(undoing.error)} />}
      {undone.length > 0 && <Note kind="good">{t('fleet.undoneOn', { brands: undone.map(nameOf).join(', ') })}</Note>}
      {refused.map(({ brand, reason, author, findings }) => (
        <Note key={brand} kind="warning">
          <p>{t(`fleet.refused.${reason}`, { brand: nameOf(brand), author })}</p>
          <FindingList id={`${id}-${brand}`} findings={findings} withPlace />
        </Note>
      ))}
      {isAsking && (
        <AskDialog
          title={t('fleet.ask', { count: open.length })}
          submit={t('steps.undo')}
          onClose={() => setAsking(false)}
          onSubmit={() => undoing.mutate({ id: entry.id })}
        >
          <p>{t('fleet.askText')}</p>
        </AskDialog>
      )}
    </>
  );
}
