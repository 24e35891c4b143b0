import { useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { useAnswer } from '../ask.ts';
import { Answered } from '../parts/Answered.tsx';
import { Note } from '../parts/Notes.tsx';
import styles from './Moderation.module.css';
import { PAGE } from './moderated-job.ts';
import { jobReportsQuery } from './moderation.generated.ts';
import { Pages } from './Pages.tsx';
import { ReportEntry } from './ReportEntry.tsx';

interface ReportsPartProps {
  id: string;
  page: PageInfo;
  isSettled: boolean;
}

/** Reports by visitors: open ones oldest first, settled ones latest first. */
export function ReportsPart({ id, page, isSettled }: ReportsPartProps) {
  const t = useTexts('moderation');
  const [offset, setOffset] = useState(0);
  const [done, setDone] = useState<string | null>(null);
  const answer = useAnswer(jobReportsQuery, {
    resolved: isSettled,
    limit: PAGE,
    offset,
  });
  const reports = answer.data?.jobReports.reports ?? [];
  return (
    <>
      <div role="status">
        {done && (
          <Note kind="good">
            <p>{done}</p>
          </Note>
        )}
      </div>
      <Answered answer={answer}>
        {({ jobReports: { total } }) => (
          <>
            {reports.length === 0 && <p role="status">{t(isSettled ? 'reports.noneSettled' : 'reports.none')}</p>}
            <ul className={styles.list}>
              {reports.map((report) => (
                <ReportEntry
                  key={report.id}
                  id={`${id}-report-${report.id}`}
                  page={page}
                  report={report}
                  onDone={(said) => {
                    setDone(said);
                    if (reports.length === 1 && offset > 0) setOffset(Math.max(0, offset - PAGE));
                    answer.again();
                  }}
                />
              ))}
            </ul>
            <Pages total={total} offset={offset} setOffset={setOffset} />
          </>
        )}
      </Answered>
    </>
  );
}
