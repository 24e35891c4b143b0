/** Suggestions for the search text while it is being typed. */
import { documentIndex } from '../../../runtime/core/search/settings.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { SearchSuggestion } from '../../graphql.generated.ts';
import type { SearchIndex } from '../../search/port.ts';
import { describeAlias } from '../facets/describe-facets.ts';
import { scopeOf, supportedLanguage } from '../facets/service.ts';

const MOST_SUGGESTIONS = 20;
const LONGEST_TEXT = 100;

/** Phrases of this brand that the text may become. Throws `UserError`. */
export async function suggestText(
  context: ApiContext,
  index: SearchIndex,
  asked: { text: string; language: string | null | undefined; limit: number },
): Promise<SearchSuggestion[]> {
  const { text, limit } = asked;
  if (limit < 1 || limit > MOST_SUGGESTIONS) {
    throw new UserError('BAD_INPUT', `limit is ${limit}; 1 to ${MOST_SUGGESTIONS} are allowed.`, { path: 'limit' });
  }
  const language = supportedLanguage(context, asked.language);
  const input = { ...(await scopeOf(context, index)), text: text.slice(0, LONGEST_TEXT), language, limit };
  const found = await context.search.complete(input);
  const rows = await context.facetValues.load(
    context,
    index,
    found.flatMap(({ value }) => value ?? []),
  );
  const shown = context.brand.document.facets[documentIndex(index)].order;
  return found.map(({ kind, text: phrase, count, value }) => {
    const row = value === null ? undefined : rows.get(value);
    const choice = row !== undefined && shown.includes(row.field) ? describeAlias(row, language) : null;
    return { kind, text: phrase, count, choice };
  });
}
