import { useAnswer } from '../ask.ts';
import { termsOfRuleQuery } from './syndication.generated.ts';

/** Names terms of a taxonomy; by their codes while they are loaded, and if they are gone. */
export function useTermNames(taxonomy: string, codes: readonly string[]): (code: string) => string {
  const { data } = useAnswer(termsOfRuleQuery, { taxonomy, text: null, codes: [...codes], limit: 200 });
  return (code) => data?.terms.terms.find((term) => term.code === code)?.label ?? code;
}
