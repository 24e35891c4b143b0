import { setImmediate } from 'node:timers/promises';
import { splitCompound } from './compounds.ts';
import { isVocabulary } from './known.ts';
import { shippedLabels } from './occupation-labels.ts';
import { shippedSynonyms } from './synonym-groups.ts';
import { findFacetWords } from './terms.ts';

/** Reads the vocabulary, which the first text search would have to wait for otherwise, in steps that let requests through. */
export async function loadVocabulary(): Promise<void> {
  const steps = [
    () => splitCompound('softwareentwickler'),
    () => findFacetWords(['remote'], ['en']),
    shippedSynonyms,
    shippedLabels,
    () => isVocabulary('nurse', ['en']),
  ];
  for (const step of steps) {
    step();
    await setImmediate();
  }
}
