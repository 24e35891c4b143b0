import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { ApplyLink } from '../shared/jobs/ApplyLink.tsx';
import { PrintedApply } from '../shared/jobs/PrintedApply.tsx';
import styles from './ApplyButton.module.css';
import type { load } from './load.ts';

/** The apply button, always within reach: a bar at the bottom on phones; in words on paper. */
export function ApplyButton({ data, page }: WidgetProps<Record<string, never>, WidgetData<typeof load>>) {
  const t = useTexts('job');
  const job = data.job?.job;
  if (!job) return null;
  return (
    <>
      <div className={styles.apply}>
        <ApplyLink job={job} page={page} t={t} />
      </div>
      <PrintedApply job={job} page={page} t={t} />
    </>
  );
}
