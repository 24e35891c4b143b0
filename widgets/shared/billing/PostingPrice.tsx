import { createHref } from '../../../runtime/core/routing/href.ts';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { Waiting } from '../account/AccountPage.tsx';
import { useLoaded } from '../lists/use-loaded.ts';
import { PostingTermsNote } from './PostingTermsNote.tsx';
import { loadPostingTerms } from './posting-terms.ts';

interface PostingPriceProps {
  page: PageInfo;
  /** Whose credits pay; none for a job that no organization looks after. */
  employer: { id: number; name: string } | null | undefined;
  /** Null for a new job. */
  jobId: number | null;
  waits: boolean;
  /** Another one asks anew. */
  round?: number;
}

/** Asks what posting costs an organization and says it; nothing while it is not known. */
export function PostingPrice({ page, employer, jobId, waits, round = 0 }: PostingPriceProps) {
  const terms = useLoaded(employer ? `${employer.id} ${jobId} ${round}` : null, () =>
    loadPostingTerms(employer?.id ?? 0, jobId),
  );
  const href = createHref(page.brand.routes, page.locale);
  if (!employer || (terms.data === null && terms.error !== null)) return null;
  if (terms.data === null) return <Waiting lines={2} />;
  const buy = href.page('checkout') ?? href.page('products');
  return <PostingTermsNote terms={terms.data} organization={employer.name} waits={waits} buy={buy} />;
}
