import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { createHref } from '../../../runtime/core/routing/href.ts';
import { queryOf } from '../../../runtime/graphql/queries.ts';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { Waiting } from '../account/AccountPage.tsx';
import { loadPostingTermsQuery } from './billing.generated.ts';
import styles from './PostingPrice.module.css';
import { PostingTermsNote } from './PostingTermsNote.tsx';
import type { OrderPlace } from './posting-terms.ts';

interface PostingPriceProps {
  page: PageInfo;
  /** Whose credits pay; null for a job without an organization. */
  employer: { id: number; name: string } | null | undefined;
  /** Null for a new job. */
  jobId: number | null;
  waits: boolean;
  orders?: OrderPlace;
  /** Changing it reloads the price. */
  round?: number;
}

/** Loads and shows the price of posting for an organization; renders nothing until it is known. */
export function PostingPrice({ page, employer, jobId, waits, orders = null, round = 0 }: PostingPriceProps) {
  const terms = useQuery({
    ...queryOf(loadPostingTermsQuery, { organizationId: employer?.id ?? 0, jobId }),
    enabled: !!employer,
  });
  const { refetch } = terms;
  const told = useRef(round);
  useEffect(() => {
    if (told.current !== round) void refetch();
    told.current = round;
  }, [round, refetch]);
  const href = createHref(page.brand.routes, page.locale);
  if (!employer || (!terms.data && terms.error !== null)) return null;
  if (!terms.data) {
    return (
      <div className={styles.waiting}>
        <Waiting lines={2} />
      </div>
    );
  }
  const buy = orders !== null ? null : (href.page('checkout') ?? href.page('products'));
  return (
    <PostingTermsNote
      terms={terms.data.postingTerms}
      organization={employer.name}
      waits={waits}
      orders={orders}
      buy={buy}
    />
  );
}
