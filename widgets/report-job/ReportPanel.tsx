import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CatalogueCut } from '../../runtime/core/texts/catalogues.ts';
import { mutationOf } from '../../runtime/graphql/queries.ts';
import { withQueries } from '../../runtime/page/draw/QueryScope.tsx';
import { TextsProvider, useTexts } from '../../runtime/page/texts.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { createSendKeys } from '../shared/send-keys.ts';
import { fetchTexts } from '../site-header/fetch-texts.ts';
import styles from './ReportJob.module.css';
import { reportJobMutation } from './report-job.generated.ts';

const REASONS = ['fraud', 'discrimination', 'expired', 'wrong', 'other'] as const;
const LONGEST_TEXT = 2000;

interface ReportPanelProps {
  id: string;
  jobId: number;
  locale: string;
  onClose(): void;
}

/** The form with its texts, loaded on demand. */
export const ReportPanel = withQueries(Panel);

function Panel({ locale, ...props }: ReportPanelProps) {
  const [texts, setTexts] = useState<CatalogueCut | null>(null);
  useEffect(() => {
    let isHere = true;
    void fetchTexts(locale, 'report').then((found) => isHere && setTexts(found));
    return () => {
      isHere = false;
    };
  }, [locale]);
  return (
    texts && (
      <TextsProvider texts={texts}>
        <ReportForm {...props} />
      </TextsProvider>
    )
  );
}

function ReportForm({ id, jobId, onClose }: Omit<ReportPanelProps, 'locale'>) {
  const t = useTexts('report');
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const [keyOf] = useState(createSendKeys);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const reporting = useMutation(mutationOf(reportJobMutation));
  const [isSent, setSent] = useState(false);

  useEffect(() => {
    if (isSent) thanks.current?.focus();
    else form.current?.querySelector('select')?.focus();
  }, [isSent]);

  function show(found: Readonly<Record<string, string>>): void {
    setFaults(found);
    const [first] = ['reason', 'text', 'email'].filter((name) => name in found);
    if (first) document.getElementById(`${id}-${first}`)?.focus();
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (reporting.isPending || !form.current) return;
    const data = new FormData(form.current);
    const [given, text = '', email] = ['reason', 'text', 'email'].map((name) => String(data.get(name) ?? ''));
    const reason = REASONS.find((one) => one === given);
    setRefusal(null);
    if (!reason) return show({ reason: t('noReason') });
    try {
      const report = { id: jobId, reason, text, email: email || null };
      const { reportJob } = await reporting.mutateAsync({ ...report, key: keyOf(report) });
      show(Object.fromEntries(reportJob.faults.map(({ pointer, message }) => [pointer.slice(1), message])));
      setSent(reportJob.sent);
    } catch (error) {
      setFaults({});
      setRefusal(refusalText(error, t('unreachable')));
    }
  }

  if (isSent) {
    return (
      <p className={styles.thanks} role="status" tabIndex={-1} ref={thanks}>
        {t('thanks')}
      </p>
    );
  }
  const described = (name: string) => (faults[name] ? `${id}-${name}-fault` : undefined);
  const fault = (name: string) =>
    faults[name] && (
      <p id={`${id}-${name}-fault`} className={styles.fault}>
        {faults[name]}
      </p>
    );
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('title')}
      noValidate
      onSubmit={send}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div role="alert">{refusal && <p className={styles.fault}>{refusal}</p>}</div>
      <div>
        <label className="label" htmlFor={`${id}-reason`}>
          {t('reason')}
        </label>
        <select
          id={`${id}-reason`}
          name="reason"
          className="field"
          defaultValue=""
          aria-describedby={described('reason')}
          aria-invalid={faults.reason ? true : undefined}
        >
          <option value="">{t('choose')}</option>
          {REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(`reasons.${reason}`)}
            </option>
          ))}
        </select>
        {fault('reason')}
      </div>
      <div>
        <label className="label" htmlFor={`${id}-text`}>
          {t('text')}
        </label>
        <textarea
          id={`${id}-text`}
          name="text"
          className="field"
          rows={4}
          maxLength={LONGEST_TEXT}
          aria-describedby={described('text')}
          aria-invalid={faults.text ? true : undefined}
        />
        {fault('text')}
      </div>
      <div>
        <label className="label" htmlFor={`${id}-email`}>
          {t('email')}
        </label>
        <input
          id={`${id}-email`}
          name="email"
          className="field"
          type="email"
          autoComplete="email"
          maxLength={254}
          aria-describedby={[`${id}-email-help`, described('email')].filter(Boolean).join(' ')}
          aria-invalid={faults.email ? true : undefined}
        />
        <p id={`${id}-email-help`} className="meta">
          {t('emailHelp')}
        </p>
        {fault('email')}
      </div>
      <div className={styles.line}>
        <button type="submit" className="button" aria-disabled={reporting.isPending}>
          {t('send')}
        </button>
        <button type="button" className={styles.opener} onClick={onClose}>
          {t('cancel')}
        </button>
      </div>
    </form>
  );
}
