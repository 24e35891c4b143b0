import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { mutationOf } from '../../../runtime/graphql/queries.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { SecondFactor } from '../admin-area.generated.ts';
import { beginSecondFactorMutation, confirmSecondFactorMutation } from '../admin-area.generated.ts';
import { failureOf } from '../ask.ts';
import { SmallButton, SmallInput } from '../parts/controls.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './Screen.module.css';

interface SecondFactorScreenProps {
  id: string;
  state: SecondFactor;
  /** Reloads the state. */
  again(): void;
  onDone(): void;
}

/** Sets up a second factor, and shows it. */
export function SecondFactorScreen({ id, state, again, onDone }: SecondFactorScreenProps) {
  const t = useTexts('admin');
  const [code, setCode] = useState('');
  // The secret and the recovery codes do not stay in memory after the screen is left.
  const beginning = useMutation({ ...mutationOf(beginSecondFactorMutation), gcTime: 0 });
  const confirming = useMutation({
    ...mutationOf(confirmSecondFactorMutation),
    gcTime: 0,
    onSuccess({ confirmSecondFactor }) {
      setCode('');
      if (confirmSecondFactor.recoveryCodes === null) onDone();
    },
  });
  const setup = beginning.data?.beginSecondFactor ?? null;
  const codes = confirming.data?.confirmSecondFactor.recoveryCodes ?? null;
  const error = confirming.isIdle ? beginning.error : confirming.error;
  const failure = error && failureOf(error);
  const isBusy = beginning.isPending || confirming.isPending;
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // The pressed button is gone or disabled: the focus moves to the next step.
  useEffect(() => {
    if (codes !== null) heading.current?.focus();
    else if (setup !== null || error !== null) field.current?.focus();
  }, [codes, setup, error]);

  if (codes !== null) {
    return (
      <section className={styles.form}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {t('factor.codesTitle')}
        </h2>
        <p>{t('factor.codesHelp')}</p>
        <ul className={styles.codes}>
          {codes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <SmallButton main onClick={onDone}>
          {t('factor.codesKept')}
        </SmallButton>
      </section>
    );
  }
  if (state.confirmed && setup === null && state.enrolled) {
    return (
      <section className={styles.form}>
        <Note kind="good">
          <p>{t('factor.confirmed', { count: state.recoveryCodes })}</p>
        </Note>
        <SmallButton main onClick={onDone}>
          {t('factor.goOn')}
        </SmallButton>
      </section>
    );
  }
  return (
    <section className={styles.form}>
      <h2 className={styles.heading}>{t('factor.title')}</h2>
      {!state.enrolled && setup === null && (
        <>
          <p>{t('factor.why')}</p>
          <SmallButton main disabled={isBusy} onClick={() => beginning.mutate({})}>
            {t('factor.begin')}
          </SmallButton>
        </>
      )}
      {setup !== null && (
        <>
          <p>{t('factor.scan')}</p>
          <QrCode rows={setup.qr} label={t('factor.qr')} />
          <p>
            {t('factor.type')} <code>{setup.secret}</code>
          </p>
        </>
      )}
      {failure && <FailureNote failure={failure} />}
      {(state.enrolled || setup !== null) && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            confirming.mutate({ code });
          }}
        >
          <div>
            <label className="label" htmlFor={`${id}-code`}>
              {t('factor.code')}
            </label>
            <SmallInput
              ref={field}
              id={`${id}-code`}
              required
              autoComplete="one-time-code"
              maxLength={20}
              aria-invalid={failure !== null || undefined}
              aria-describedby={`${id}-code-help`}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
            <p id={`${id}-code-help`} className="meta">
              {t(state.enrolled ? 'factor.codeHelp' : 'factor.firstHelp')}
            </p>
          </div>
          <SmallButton main type="submit" disabled={isBusy}>
            {t('factor.confirm')}
          </SmallButton>
        </form>
      )}
      {failure?.codes.includes('NOT_ALLOWED') && <SmallButton onClick={again}>{t('again')}</SmallButton>}
    </section>
  );
}
