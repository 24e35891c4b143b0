import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import type { EmployerOfferProps } from '../props.generated.ts';
import { productsQuery } from '../shared/billing/on-sale.generated.ts';
import { jobListQuery } from '../shared/jobs/job-queries.ts';
import { audienceFiguresQuery } from './employer-offer.generated.ts';

/** The products on sale, the figures of the board, and a job as an example: the newest featured one, or the newest. */
export function load(context: LoadContext, { sample }: Pick<EmployerOfferProps, 'sample'>) {
  if (!context.brand.document.features.recruiter) return {};
  const [products, audience] = [operation(productsQuery), operation(audienceFiguresQuery)];
  if (!sample) return { products, audience };
  return {
    products,
    audience,
    featured: jobListQuery(context, { count: 1, only: { featured: 'true' } }),
    latest: jobListQuery(context, { count: 1 }),
  };
}
