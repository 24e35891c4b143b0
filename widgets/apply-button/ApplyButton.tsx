import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { ApplyLink } from '../shared/jobs/ApplyLink.tsx';
import type { JobFound } from '../shared/jobs/job-query.ts';
import styles from './ApplyButton.module.css';

/** The way to apply, in reach at any time: a bar at the foot of a phone. */
export function ApplyButton({ data, page }: WidgetProps<Record<string, never>, { job?: JobFound }>) {
  const t = useTexts('job');
  const job = data.job?.job;
  if (!job) return null;
  return (
    <div className={styles.apply}>
      <ApplyLink job={job} page={page} t={t} />
    </div>
  );
}
