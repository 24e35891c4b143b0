import { operation } from '../../runtime/core/operation.ts';
import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import type { JobFiguresProps } from '../props.generated.ts';
import { jobTownsQuery } from '../shared/figures/job-towns.generated.ts';
import { countFacet } from '../shared/search/facet-counts.ts';
import { jobWeeksQuery } from './job-figures.generated.ts';

export function load(
  context: LoadContext,
  { figure, limit, weeks }: Pick<JobFiguresProps, 'figure' | 'limit' | 'weeks'>,
) {
  if (figure === 'weeks') return { weeks: operation(jobWeeksQuery, { weeks }) };
  if (figure === 'place') return { towns: operation(jobTownsQuery, { limit, language: context.page.locale }) };
  const terms = countFacet(context, { field: figure, limit, topOnly: true });
  return terms === null ? {} : { terms };
}
