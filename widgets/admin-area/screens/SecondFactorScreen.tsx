import { useEffect, useRef, useState } from 'react';
import { run } from '../../../runtime/graphql/run.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { SecondFactor } from '../admin-area.generated.ts';
import {
  type BeginSecondFactor,
  beginSecondFactorMutation,
  confirmSecondFactorMutation,
} from '../admin-area.generated.ts';
import { type Failure, failureOf } from '../ask.ts';
import { SmallButton, SmallInput } from '../parts/controls.tsx';
import { FailureNote, Note } from '../parts/Notes.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './Screen.module.css';

interface SecondFactorScreenProps {
  id: string;
  state: SecondFactor;
  /** Reads the state anew. */
  again(): void;
  onDone(): void;
}

type Setup = BeginSecondFactor['beginSecondFactor'];

/** Setting a second factor up, and showing it. */
export function SecondFactorScreen({ id, state, again, onDone }: SecondFactorScreenProps) {
  const t = useTexts('admin');
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // The button that was pressed is gone or rests: the focus goes to what comes next.
  useEffect(() => {
    if (codes !== null) heading.current?.focus();
    else if (setup !== null || failure !== null) field.current?.focus();
  }, [codes, setup, failure]);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  }

  const begin = () => attempt(async () => setSetup((await run(beginSecondFactorMutation)).beginSecondFactor));

  const confirm = () =>
    attempt(async () => {
      const { confirmSecondFactor } = await run(confirmSecondFactorMutation, { code });
      setCode('');
      if (confirmSecondFactor.recoveryCodes === null) return onDone();
      setCodes(confirmSecondFactor.recoveryCodes);
    });

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
          <SmallButton main disabled={isBusy} onClick={() => void begin()}>
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
            void confirm();
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
