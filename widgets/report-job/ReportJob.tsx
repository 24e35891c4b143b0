import { lazy, Suspense, useRef, useState } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { load } from './load.ts';
import styles from './ReportJob.module.css';

const ReportPanel = lazy(() => import('./ReportPanel.tsx').then(({ ReportPanel: found }) => ({ default: found })));

/** A small link to report a problem with the job; its form and texts load on demand. */
export function ReportJob({ data, page, id }: WidgetProps<Record<string, never>, WidgetData<typeof load>>) {
  const t = useTexts('job');
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const job = data.job?.job;
  if (job?.state !== 'published') return null;
  return (
    <div className={styles.report}>
      <button
        type="button"
        ref={opener}
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        onClick={() => setOpen(!isOpen)}
      >
        {t('report')}
      </button>
      <div id={`${id}-panel`}>
        {isOpen && (
          <Suspense fallback={null}>
            <ReportPanel
              id={id}
              jobId={job.id}
              locale={page.locale}
              onClose={() => {
                setOpen(false);
                opener.current?.focus();
              }}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
