import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { managerApplicantsQuery } from './job-manager.generated.ts';

/** Leads to the applications to all jobs, with the number of new ones once it is known. */
export function ApplicantsLink({ href }: { href: string }) {
  const t = useTexts('job-manager');
  const count = useQuery({ ...queryOf(managerApplicantsQuery), gcTime: 0 }).data?.newApplicants ?? 0;
  return (
    <Link className="button button-quiet" href={href}>
      {count === 0 ? t('applicants') : `${t('applicants')} (${t('applicantsNew', { count })})`}
    </Link>
  );
}
