import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import type { PlaceChoice } from '../search/search-form-fields.ts';
import styles from './PlaceSuggestions.module.css';
import type { SuggestedPlace } from './places.generated.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

export interface PlaceSuggestionsProps {
  /** The plain text input that becomes a combobox. */
  input: HTMLInputElement;
  id: string;
  page: PageInfo;
  onChoose: (place: PlaceChoice) => void;
}

/** The list of an editable combobox (ARIA pattern with manual selection) for an existing text input. */
export function PlaceSuggestions({ input, id, page, onChoose }: PlaceSuggestionsProps) {
  const t = useTexts('search');
  const { autocomplete, geoInfo } = page.brand.search;
  const first = geoInfo.map((place) => ({ ...place, id: place.label }));
  const { places, close } = usePlaceSuggestions(input, { ...autocomplete, locale: page.locale, first });
  const [active, setActive] = useState(-1);
  const open = places !== null && places.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts without an active option.
  useEffect(() => setActive(-1), [places]);

  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', id);
    input.setAttribute('aria-expanded', String(open));
    if (open && active >= 0) input.setAttribute('aria-activedescendant', `${id}-${active}`);
    else input.removeAttribute('aria-activedescendant');
  }, [input, id, open, active]);

  function choose(place: SuggestedPlace) {
    input.value = place.label;
    onChoose(place);
    close();
  }

  const keys = useRef((_event: KeyboardEvent) => {});
  keys.current = (event) => {
    if (!open) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const chosen = places[active];
    if (step !== undefined) setActive((at) => ((at + step + 1 + places.length + 1) % (places.length + 1)) - 1);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };

  const leave = useRef(close);
  leave.current = close;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => keys.current(event);
    const onLeave = () => leave.current();
    input.addEventListener('keydown', onKey);
    input.addEventListener('blur', onLeave);
    return () => {
      input.removeEventListener('keydown', onKey);
      input.removeEventListener('blur', onLeave);
    };
  }, [input]);

  return (
    <>
      <p className={styles.status} role="status">
        {places !== null && (open ? t('places.found', { count: places.length }) : t('places.none'))}
      </p>
      {/* A scrollable list would be a tab stop of its own, and disappears once the input loses focus. */}
      <div className={styles.list} id={id} role="listbox" aria-label={t('places.label')} hidden={!open} tabIndex={-1}>
        {places?.map((place, at) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and refers to the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the input select
          <div
            className={styles.place}
            id={`${id}-${at}`}
            key={place.id}
            role="option"
            aria-selected={at === active}
            // Keeps the focus in the input; otherwise the list would close before the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            {place.label}
          </div>
        ))}
      </div>
    </>
  );
}
