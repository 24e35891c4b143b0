import { useTexts } from '../../runtime/page/texts.tsx';
import type { PreflightFinding } from './job-wizard.generated.ts';
import styles from './PreflightPanel.module.css';
import type { Latest } from './use-latest.ts';

interface PreflightPanelProps {
  id: string;
  siteName: string;
  checked: Latest<readonly PreflightFinding[]>;
  /** Label of a field with its step. */
  nameOf(pointer: string): string;
  onGo(pointer: string): void;
}

const groups = ['error', 'warning', 'advice'] as const;

/** How Google, feeds and the site will treat the job as it is; each finding links to the field to fix. */
export function PreflightPanel({ id, siteName, checked, nameOf, onGo }: PreflightPanelProps) {
  const t = useTexts('posting');
  const findings = checked.value;
  const missing = findings?.filter(isMissing) ?? [];
  const others = findings?.filter((one) => !isMissing(one)) ?? [];
  const readers = { site: siteName, google: 'Google', feed: t('preflight.feeds') };
  return (
    <section
      className={styles.panel}
      aria-labelledby={`${id}-title`}
      data-checked={findings && !checked.isOld ? '' : undefined}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        {t('preflight.title')}
      </h2>
      <p className={styles.sum} role="status">
        {summaryOf(findings, t)}
      </p>
      {checked.failed !== null && <p className={styles.note}>{t('preflight.failed')}</p>}
      {groups.map((severity) => {
        const own = others.filter((one) => one.severity === severity);
        if (own.length === 0) return null;
        return (
          <div key={severity} className={styles.group} data-severity={severity}>
            <h3 className={styles.kind}>{t(`preflight.${severity}`)}</h3>
            <ul className={styles.list}>
              {own.map(({ code, pointer, reader, message, fix }) => (
                <li key={`${code}${pointer}`} data-code={code}>
                  <p>
                    <span className={styles.reader}>{readers[reader]}</span> {message}
                  </p>
                  <p className={styles.fix}>{fix}</p>
                  <Go
                    name={nameOf(pointer)}
                    label={t('preflight.go', { field: nameOf(pointer) })}
                    onGo={() => onGo(pointer)}
                  />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {missing.length > 0 && (
        <div className={styles.group} data-severity="missing">
          <h3 className={styles.kind}>{t('preflight.missing', { site: siteName })}</h3>
          <ul className={styles.list}>
            {missing.map(({ code, pointer, fix }) => (
              <li key={`${code}${pointer}`} data-code={code}>
                <Go name={nameOf(pointer)} label={nameOf(pointer)} onGo={() => onGo(pointer)} />
                {code !== 'FORM_REQUIRED' && <p className={styles.fix}>{fix}</p>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Go({ name, label, onGo }: { name: string; label: string; onGo(): void }) {
  if (name === '') return null;
  return (
    <button type="button" className={styles.go} onClick={onGo}>
      {label}
    </button>
  );
}

/** Findings that the form itself reports. */
const isMissing = ({ code }: PreflightFinding) => code.startsWith('FORM_');

function summaryOf(findings: readonly PreflightFinding[] | null, t: ReturnType<typeof useTexts>): string {
  if (findings === null) return t('preflight.checking');
  if (findings.length === 0) return t('preflight.good');
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const others = findings.length - errors;
  return [
    errors > 0 ? t('preflight.errors', { count: errors }) : t('preflight.noErrors'),
    others > 0 ? t('preflight.others', { count: others }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
