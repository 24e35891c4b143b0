import { run } from '../../../runtime/graphql/run.ts';
import {
  type SearchSuggestionsVariables,
  searchSuggestionsQuery,
  type TextSuggestion,
} from './suggestions.generated.ts';

/** Phrases of this site that the text may become, best first. */
export async function fetchTextSuggestions(wanted: SearchSuggestionsVariables): Promise<readonly TextSuggestion[]> {
  return (await run(searchSuggestionsQuery, wanted)).searchSuggestions;
}
