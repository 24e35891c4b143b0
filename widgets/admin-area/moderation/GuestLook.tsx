import { lazy, Suspense, useEffect } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { useAnswer } from '../ask.ts';
import { Answered } from '../parts/Answered.tsx';
import { Note } from '../parts/Notes.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { type Guest, guestLookQuery } from './guests.generated.ts';

const JobPreview = lazy(async () => ({ default: (await import('../../job-wizard/JobPreview.tsx')).JobPreview }));

interface GuestLookProps {
  id: string;
  page: PageInfo;
  job: Guest;
  /** Receives the version being shown. */
  onSeen(version: number): void;
}

/** A job of another brand as visitors would see it here, and the way to its page there. */
export function GuestLook({ id, page, job: { brand, jobId, url, sourceName }, onSeen }: GuestLookProps) {
  const t = useTexts('guests');
  const answer = useAnswer(guestLookQuery, { brand, jobId });
  const shown = answer.data?.syndicatedJobs.jobs[0]?.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once per version
  useEffect(() => {
    if (shown !== undefined) onSeen(shown);
  }, [shown]);
  return (
    <Answered answer={answer}>
      {({ syndicatedJobs: { jobs } }) => {
        const preview = jobs[0]?.preview;
        if (!preview) return <Note kind="warning">{t('gone')}</Note>;
        return (
          <>
            <p>
              <a href={url}>{t('there', { source: sourceName })}</a>
            </p>
            <Suspense fallback={<Waiting />}>
              <JobPreview job={preview} page={page} id={id} />
            </Suspense>
          </>
        );
      }}
    </Answered>
  );
}
