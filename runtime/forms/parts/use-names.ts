import { useCallback, useEffect, useState } from 'react';
import type { Choice } from '../control-contract.ts';
import { keyOf } from './choice-keys.ts';
import type { ChoiceSource } from './use-offer.ts';

/**
 * Names of stored values; a value stands for itself until its name has loaded. `learn` adds the name of a value just
 * selected.
 */
export function useNames(source: ChoiceSource, values: readonly string[]) {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const learn = useCallback((choices: readonly Choice[]) => {
    setNames((known) => new Map([...known, ...choices.map(({ value, label }) => [keyOf(value), label] as const)]));
  }, []);
  const missing = values.filter((value) => !names.has(value));
  const wanted = missing.join('\n');

  useEffect(() => {
    if (wanted === '') return;
    let isWanted = true;
    // If a name fails to load, the code is shown instead; the next visit tries again.
    source.name(wanted.split('\n')).then(
      (choices) => isWanted && learn(choices),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [source, wanted, learn]);

  return { nameOf: (value: string) => names.get(value), learn };
}
