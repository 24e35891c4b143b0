/** Terms of taxonomies from the API. */
import { keep } from '../../core/keep.ts';
import { operation } from '../../core/operation.ts';
import type { RunQuery } from '../../graphql/create-client.ts';
import type { Choice, FormTools } from '../control-contract.ts';
import { termsQuery } from '../forms.generated.ts';

export interface FoundTerms {
  /** Total number; the list may be shorter. */
  total: number;
  terms: readonly Choice[];
}

interface WantedTerms {
  taxonomy: string;
  text?: string;
  codes?: readonly string[];
  limit: number;
}

/** Queries terms in the language of the form. */
export async function askTerms({ query, locale }: FormTools, wanted: WantedTerms): Promise<FoundTerms> {
  const { terms } = await query(operation(termsQuery, { ...wanted, language: locale }));
  return { total: terms.total, terms: terms.terms.map(({ code, label }) => ({ value: code, label })) };
}

const kept = new WeakMap<RunQuery, Map<string, Promise<FoundTerms>>>();

/** The same, shared by all fields of a form; failed queries are retried. */
export function askTermsOnce(tools: FormTools, wanted: WantedTerms): Promise<FoundTerms> {
  const answers = kept.get(tools.query) ?? new Map<string, Promise<FoundTerms>>();
  kept.set(tools.query, answers);
  const key = JSON.stringify([wanted, tools.locale]);
  const known = answers.get(key);
  if (known) return known;
  const asked = askTerms(tools, wanted);
  asked.catch(() => answers.delete(key));
  return keep(answers, key, asked);
}
