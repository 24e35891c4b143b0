import { useState } from 'react';
import { keptInBrowser } from '../../runtime/core/browser-storage.ts';

/** Selections made outside the form's fields. */
export interface AdChoices {
  langcode: string;
  /** Ids of the brands that show it. */
  frontends: readonly string[];
}

/**
 * Stores the selections in this browser, as the draft stores the answers; `key` identifies brand, person and job. Without browser storage,
 * they last as long as the page.
 */
export function useChoices(key: string, initial: AdChoices) {
  const [choices, setChoices] = useState<AdChoices>(() => ({ ...initial, ...read(key) }));
  return {
    choices,
    choose(change: Partial<AdChoices>) {
      const next = { ...choices, ...change };
      setChoices(next);
      keptInBrowser(key).writeJson(next);
    },
    forget() {
      keptInBrowser(key).write(null);
    },
  };
}

function read(key: string): Partial<AdChoices> {
  const kept = keptInBrowser(key).readJson();
  if (typeof kept !== 'object' || kept === null) return {};
  return {
    ...('langcode' in kept && typeof kept.langcode === 'string' && { langcode: kept.langcode }),
    ...('frontends' in kept &&
      Array.isArray(kept.frontends) && { frontends: kept.frontends.filter((id) => typeof id === 'string') }),
  };
}
