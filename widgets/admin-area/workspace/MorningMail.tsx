import { NativeSelect } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { run } from '../../../runtime/graphql/run.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { type MorningChoice, morningMailQuery, setMorningMailMutation } from '../admin-area.generated.ts';
import { failureOf, useAnswer } from '../ask.ts';
import { Answered } from '../parts/Answered.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import styles from './Today.module.css';

/** What awaits the person as an email every morning, if they want it. */
export function MorningMail({ id }: { id: string }) {
  const t = useTexts('workspace');
  const answer = useAnswer(morningMailQuery);
  return (
    <section className={styles.morning} aria-labelledby={`${id}-title`}>
      <h3 className={styles.heading} id={`${id}-title`}>
        {t('morning.title')}
      </h3>
      <Answered answer={answer}>
        {({ morningMail }) => <Choose id={id} choice={morningMail} onSaved={answer.again} />}
      </Answered>
    </section>
  );
}

function Choose({ id, choice, onSaved }: { id: string; choice: MorningChoice | null; onSaved(): void }) {
  const t = useTexts('workspace');
  const [zone, setZone] = useState(() => choice?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [isOn, setOn] = useState(choice !== null);
  const saving = useMutation({
    mutationFn: (timeZone: string | null) => run(setMorningMailMutation, { timeZone }),
    onSuccess: onSaved,
    onError: () => setOn(choice !== null),
  });
  const zones = Intl.supportedValuesOf('timeZone');
  return (
    <>
      <label className={styles.wish}>
        <input
          type="checkbox"
          checked={isOn}
          disabled={saving.isPending}
          onChange={({ target }) => {
            setOn(target.checked);
            saving.mutate(target.checked ? zone : null);
          }}
        />{' '}
        {t('morning.wish')}
      </label>
      <div>
        <label className="label" htmlFor={`${id}-zone`}>
          {t('morning.zone')}
        </label>
        <NativeSelect.Root size="sm" width="auto" disabled={saving.isPending}>
          <NativeSelect.Field
            id={`${id}-zone`}
            value={zone}
            onChange={({ target }) => {
              setZone(target.value);
              if (isOn) saving.mutate(target.value);
            }}
          >
            {(zones.includes(zone) ? zones : [zone, ...zones]).map((name) => (
              <option key={name} value={name}>
                {name.replaceAll('_', ' ')}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </div>
      {saving.isSuccess && (
        <Note kind="good">
          <p>{t(saving.variables === null ? 'morning.off' : 'morning.on')}</p>
        </Note>
      )}
      {saving.error && <FailureNote failure={failureOf(saving.error)} />}
    </>
  );
}
