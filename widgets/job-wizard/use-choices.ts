import { useState } from 'react';

/** Selections made outside the form's fields. */
export interface AdChoices {
  langcode: string;
  /** Ids of the brands that show it. */
  frontends: readonly string[];
}

/** Stores the selections in this browser, as the draft stores the answers; `key` identifies brand, person and job. */
export function useChoices(key: string, initial: AdChoices) {
  const [choices, setChoices] = useState<AdChoices>(() => ({ ...initial, ...read(key) }));
  return {
    choices,
    choose(change: Partial<AdChoices>) {
      const next = { ...choices, ...change };
      setChoices(next);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Without browser storage, selections last as long as the page.
      }
    },
    forget() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}

function read(key: string): Partial<AdChoices> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return {};
    return {
      ...('langcode' in kept && typeof kept.langcode === 'string' && { langcode: kept.langcode }),
      ...('frontends' in kept &&
        Array.isArray(kept.frontends) && { frontends: kept.frontends.filter((id) => typeof id === 'string') }),
    };
  } catch {
    return {};
  }
}
