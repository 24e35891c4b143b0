import { useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { ListPages } from '../parts/ListTools.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import screen from '../screens/Screen.module.css';
import styles from './Brand.module.css';
import { ScheduledEntry } from './ScheduledEntry.tsx';
import { scheduledPatchesQuery } from './schedule.generated.ts';

const PAGE = 20;

interface ScheduledChangesProps {
  id: string;
  brand: string;
  /** Only what is planned, in force or refused; nothing is shown if there is none. */
  open?: boolean;
  /** Called when a change was moved or cancelled; the settings may have changed. */
  onChanged(): void;
}

/** Changes with a time to come, to move or cancel. */
export function ScheduledChanges({ id, brand, open = false, onChanged }: ScheduledChangesProps) {
  const t = useTexts('admin');
  const [from, setFrom] = useState(0);
  const [message, setMessage] = useState<string | null>(null);
  const { data, failure, again } = useAnswer(scheduledPatchesQuery, { brand, open, from });
  const { total = 0, entries = [] } = data?.scheduledPatches ?? {};
  if (failure && !data) return <FailureNote failure={failure} again={again} />;
  if (total === 0 && message === null) return null;
  return (
    <section className={screen.screen} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={screen.heading}>
        {t('schedule.title')}
      </h3>
      {message && (
        <Note kind="good">
          <p>{message}</p>
        </Note>
      )}
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry} data-state={entry.state}>
            <ScheduledEntry
              id={`${id}-${entry.id}`}
              entry={entry}
              onDone={(text) => {
                setMessage(text);
                again();
                onChanged();
              }}
            />
          </li>
        ))}
      </ol>
      {total > PAGE && <ListPages list={{ from, setFrom }} total={total} size={PAGE} />}
    </section>
  );
}
