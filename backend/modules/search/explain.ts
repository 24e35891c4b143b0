/** Why a job is a result of a search, for administrators. */
import type { ApiContext } from '../../context.ts';
import type { SearchExplanation, SearchRequest } from '../../graphql.generated.ts';
import { labelOf } from '../facets/describe-facets.ts';
import { checkFacets, refusing, supportedLanguage } from '../facets/service.ts';
import { findMeant } from './service.ts';

/** Null for a search without words, or if the job is no result of it. Throws `UserError`. */
export async function explainSearch(
  context: ApiContext,
  request: SearchRequest,
  jobId: number,
): Promise<SearchExplanation | null> {
  const language = supportedLanguage(context, request.language);
  checkFacets(context, 'JOBS', request);
  const { input } = await findMeant(context, 'JOBS', request, language);
  const found = await refusing(() => context.search.explain(input, jobId));
  if (found === null) return null;
  const ids = found.facets.map(({ value }) => value);
  const rows = await context.facetValues.load(context, 'JOBS', ids);
  return {
    score: found.score,
    words: found.words.map(({ section, form, ...word }) => ({
      ...word,
      section: `${section.toUpperCase()}` as Uppercase<typeof section>,
      form: `${form.toUpperCase()}` as Uppercase<typeof form>,
    })),
    facets: found.facets.flatMap(({ words, value, points }) => {
      const row = rows.get(value);
      return row === undefined ? [] : [{ words, label: labelOf(row, language), points }];
    }),
  };
}
