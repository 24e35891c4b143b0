import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { OwnResume } from '../shared/resume/own-resume.generated.ts';
import styles from './ResumePage.module.css';

interface CompletenessPanelProps {
  id: string;
  completeness: OwnResume['completeness'];
  editOf(group: string): string;
}

/** How complete the resume is, with links to what is missing. */
export function CompletenessPanel({ id, completeness: { percent, gaps }, editOf }: CompletenessPanelProps) {
  const t = useTexts('resume');
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{t('completeness.title', { percent })}</h2>
      <progress className={styles.meter} max={100} value={percent} aria-labelledby={id} />
      {gaps.length > 0 && (
        <>
          <p>{t('completeness.missing')}</p>
          <ul className={styles.gaps}>
            {gaps.map(({ group, field, label, required }) => (
              <li key={`${group}/${field}`}>
                <Link href={editOf(group)}>{label}</Link>
                {required && <span className={styles.required}> {t('completeness.required')}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
