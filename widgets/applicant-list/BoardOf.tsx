import dynamic from 'next/dynamic';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Waiting } from '../shared/account/AccountPage.tsx';
import type { ApplicantEntry } from './applicant-list.generated.ts';
import type { ListView } from './list-view.ts';

const Board = dynamic(() => import('./Board.tsx').then((module) => module.Board), {
  ssr: false,
  loading: () => <Waiting lines={6} />,
});

interface BoardOfProps {
  id: string;
  jobId: number | null;
  /** Organizations of the list; null stands for jobs without one. */
  organizations: readonly (number | null)[];
  view: ListView;
  hrefOf(entry: ApplicantEntry): string;
}

/** The board of one organization: of several, one has to be chosen first. */
export function BoardOf({ organizations, view, jobId, ...rest }: BoardOfProps) {
  const t = useTexts('applicants');
  const chosen = organizations.length > 1 ? view.organization : (organizations[0] ?? null);
  if (organizations.length > 1 && chosen === null) return <p>{t('board.choose')}</p>;
  return <Board {...rest} jobId={jobId} view={view} organizationId={chosen} hasJobs={jobId === null} />;
}
