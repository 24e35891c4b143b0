import { useState } from 'react';
import { run } from '../../../runtime/graphql/run.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { findProfilesQuery, setTrainingMutation } from '../admin-area.generated.ts';
import { type Failure, failureOf, useAnswer } from '../ask.ts';
import { SmallInput } from '../parts/controls.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import styles from './Screen.module.css';

interface Profile {
  id: number;
  name: string;
  training: boolean;
}

/** Says of published profiles whether they stand among the training organizations. */
export function TrainingPart({ id }: { id: string }) {
  const t = useTexts('admin');
  const [text, setText] = useState('');
  const { data, failure, again } = useAnswer(findProfilesQuery, { text });
  const [said, setSaid] = useState<string | null>(null);
  const [refused, setRefused] = useState<Failure | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const profiles = data?.search.hits.flatMap(({ organization }) => organization ?? []) ?? [];

  async function set({ id: number, name }: Profile, training: boolean): Promise<void> {
    setBusy(number);
    setRefused(null);
    try {
      await run(setTrainingMutation, { id: number, training });
      setSaid(t(training ? 'profiles.training.on' : 'profiles.training.off', { name }));
      again();
    } catch (error) {
      setRefused(failureOf(error));
    } finally {
      setBusy(null);
    }
  }

  return (
    <section className={styles.screen} aria-labelledby={`${id}-title`}>
      <h3 className={styles.heading} id={`${id}-title`}>
        {t('profiles.training.title')}
      </h3>
      <p>{t('profiles.training.text')}</p>
      {said && (
        <Note kind="good">
          <p>{said}</p>
        </Note>
      )}
      {(refused ?? failure) && <FailureNote failure={(refused ?? failure) as Failure} again={again} />}
      <label className="label" htmlFor={`${id}-text`}>
        {t('profiles.training.find')}
      </label>
      <SmallInput id={`${id}-text`} type="search" value={text} onChange={(event) => setText(event.target.value)} />
      {data && profiles.length === 0 && <p role="status">{t('profiles.training.none')}</p>}
      <ul className={styles.choices}>
        {profiles.map((profile) => (
          <li key={profile.id}>
            <label>
              <input
                type="checkbox"
                checked={profile.training}
                disabled={busy === profile.id}
                onChange={(event) => void set(profile, event.target.checked)}
              />{' '}
              {t('profiles.training.label', { name: profile.name })}
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
