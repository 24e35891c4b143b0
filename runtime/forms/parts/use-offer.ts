/** Sources of options: the schema, the page, code lists, or a taxonomy. */
import { useEffect, useMemo, useState } from 'react';
import type { Choice, ControlProps, FormTools } from '../control-contract.ts';
import { countryChoices, currencyChoices } from './codes.ts';
import { isList, itemsOf, ownChoices, textIn } from './schema-parts.ts';
import { askTerms, askTermsOnce } from './terms.ts';

/** Options too many to list, found by searching. */
export interface ChoiceSource {
  find(text: string): Promise<readonly Choice[]>;
  /** Names of stored values. */
  name(values: readonly string[]): Promise<readonly Choice[]>;
}

export type Offer =
  | { kind: 'loading' }
  | { kind: 'failed'; retry(): void }
  | { kind: 'all'; choices: readonly Choice[] }
  | { kind: 'search'; source: ChoiceSource };

/** Maximum number of suggestions. */
const shown = 12;

/** The options of a field. Beyond the form's threshold they are searched, unless a native select can hold them. */
export function useOffer({ schema, pointer, tools }: Pick<ControlProps, 'schema' | 'pointer' | 'tools'>): Offer {
  const known = useMemo(() => knownOffer(schema, pointer, tools), [schema, pointer, tools]);
  const taxonomy = textIn(schema, 'x-taxonomy');
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<Offer>({ kind: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` retries
  useEffect(() => {
    if (known || taxonomy === undefined) return;
    let isWanted = true;
    askTermsOnce(tools, { taxonomy, limit: Math.min(tools.autocompleteThreshold, 200) }).then(
      ({ total, terms }) => {
        if (!isWanted) return;
        const isWhole = total <= terms.length;
        setAsked(isWhole ? { kind: 'all', choices: terms } : { kind: 'search', source: termSource(tools, taxonomy) });
      },
      () => isWanted && setAsked({ kind: 'failed', retry: () => setAttempt((at) => at + 1) }),
    );
    return () => {
      isWanted = false;
    };
  }, [known, taxonomy, tools, attempt]);

  return known ?? asked;
}

function knownOffer(schema: ControlProps['schema'], pointer: string, tools: FormTools): Offer | null {
  const ofPage = tools.choices?.[pointer];
  if (ofPage) return { kind: 'all', choices: ofPage };
  const own = ownChoices(schema);
  if (own) {
    const isMany = own.length > tools.autocompleteThreshold;
    return isMany ? { kind: 'search', source: listSource(own) } : { kind: 'all', choices: own };
  }
  const pattern = textIn(isList(schema) ? itemsOf(schema) : schema, 'pattern');
  if (pattern === '^[A-Z]{2}$') return { kind: 'all', choices: countryChoices(tools.locale, tools.countries) };
  if (pattern === '^[A-Z]{3}$') return { kind: 'all', choices: currencyChoices(tools.locale, tools.currency) };
  return textIn(schema, 'x-taxonomy') === undefined ? { kind: 'all', choices: [] } : null;
}

function termSource(tools: FormTools, taxonomy: string): ChoiceSource {
  return {
    find: async (text) => (await askTerms(tools, { taxonomy, text, limit: shown })).terms,
    name: async (codes) => (await askTermsOnce(tools, { taxonomy, codes, limit: 200 })).terms,
  };
}

/** Options of the brand itself, found by any part of their names. */
function listSource(choices: readonly Choice[]): ChoiceSource {
  return {
    find: async (text) => choices.filter(({ label }) => fold(label).includes(fold(text))).slice(0, shown),
    name: async (values) => choices.filter(({ value }) => values.includes(String(value))),
  };
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
