import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import type { EmployerOfferProps } from '../props.generated.ts';
import { productsQuery } from '../shared/billing/on-sale.generated.ts';
import { type JobListWanted, jobListRequest } from '../shared/jobs/job-queries.ts';
import { audienceFiguresQuery, sampleJobsQuery } from './employer-offer.generated.ts';

/** Enough to find one in the language of the page on a board in two or three languages. */
const SAMPLES = 12;

/** The products on sale, the figures of the board, and jobs as examples: the newest featured ones, and the newest. */
export function load(context: LoadContext, { sample }: Pick<EmployerOfferProps, 'sample'>) {
  if (!context.brand.document.features.recruiter) return {};
  const [products, audience] = [operation(productsQuery), operation(audienceFiguresQuery)];
  if (!sample) return { products, audience };
  const samples = (wanted: JobListWanted) => operation(sampleJobsQuery, { request: jobListRequest(context, wanted) });
  return {
    products,
    audience,
    featured: samples({ count: SAMPLES, only: { featured: 'true' } }),
    latest: samples({ count: SAMPLES }),
  };
}
