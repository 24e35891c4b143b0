import { useMutation } from '@tanstack/react-query';
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

interface Change {
  profile: Profile;
  training: boolean;
}

/** Sets whether published profiles are listed as training organizations. */
export function TrainingPart({ id }: { id: string }) {
  const t = useTexts('admin');
  const [text, setText] = useState('');
  const { data, failure, again } = useAnswer(findProfilesQuery, { text });
  const [said, setSaid] = useState<string | null>(null);
  const [refused, setRefused] = useState<Failure | null>(null);
  const setting = useMutation({
    mutationFn: ({ profile, training }: Change) => run(setTrainingMutation, { id: profile.id, training }),
    onMutate: () => setRefused(null),
    onSuccess(_, { profile: { name }, training }) {
      setSaid(t(training ? 'profiles.training.on' : 'profiles.training.off', { name }));
      again();
    },
    // Several may be pending at once; `useMutation` reports only the last one.
    onError: (error) => setRefused(failureOf(error)),
  });
  const shown = refused ?? failure;
  const profiles = data?.search.hits.flatMap(({ organization }) => organization ?? []) ?? [];

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
      {shown && <FailureNote failure={shown} again={again} />}
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
                disabled={setting.isPending && setting.variables.profile.id === profile.id}
                onChange={({ target }) => setting.mutate({ profile, training: target.checked })}
              />{' '}
              {t('profiles.training.label', { name: profile.name })}
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
