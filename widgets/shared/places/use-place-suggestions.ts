import { useEffect, useRef, useState } from 'react';
import { fetchPlaces } from './fetch-places.ts';
import type { SuggestedPlace } from './places.generated.ts';

interface Settings {
  delay: number;
  minLength: number;
  countries: readonly string[];
  locale: string;
  /** Suggested while the field is empty. */
  first: readonly SuggestedPlace[];
}

/**
 * Debounced place suggestions for the text in `input`, and the brand's own while it is empty; null without
 * a query. Late answers are dropped.
 */
export function usePlaceSuggestions(input: HTMLInputElement, settings: Settings) {
  const [places, setPlaces] = useState<readonly SuggestedPlace[] | null>(null);
  const latest = useRef(settings);
  latest.current = settings;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = 0;
    function ask() {
      clearTimeout(timer);
      asked += 1;
      const text = input.value.trim();
      const { delay, minLength, countries, locale, first } = latest.current;
      if (text === '' && first.length > 0) return setPlaces(first);
      if (text.length < minLength) return setPlaces(null);
      const mine = asked;
      timer = setTimeout(async () => {
        // If the lookup fails, a plain text field remains, which the server understands as well.
        const found = await fetchPlaces({ text, countries, locale }).catch(() => null);
        if (mine === asked) setPlaces(found);
      }, delay);
    }
    const offer = () => input.value.trim() === '' && ask();
    input.addEventListener('input', ask);
    input.addEventListener('focus', offer);
    if (document.activeElement === input && (input.value === '' || input.value !== input.defaultValue)) ask();
    return () => {
      clearTimeout(timer);
      input.removeEventListener('focus', offer);
      input.removeEventListener('input', ask);
    };
  }, [input]);

  return { places, close: () => setPlaces(null) };
}
