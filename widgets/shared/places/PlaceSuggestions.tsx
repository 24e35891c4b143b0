import { useState } from 'react';
import { ownPlaces } from '../../../runtime/core/search/own-places.ts';
import type { SearchState } from '../../../runtime/core/search/types.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import type { PlaceChoice } from '../search/search-form-fields.ts';
import { type Suggestion, SuggestionList } from '../suggestions/SuggestionList.tsx';
import { useSuggestions } from '../suggestions/use-suggestions.ts';
import { fetchPlaces } from './fetch-places.ts';
import { canLocate, type LocatingFault, locate } from './locate.ts';
import type { SuggestedPlace } from './places.generated.ts';

export interface PlaceSuggestionsProps {
  input: HTMLInputElement;
  id: string;
  page: PageInfo;
  /** What is searched: a brand may suggest other places for organizations. */
  index: SearchState['index'];
  onChoose: (place: PlaceChoice) => void;
}

/** Suggests places while one is typed; while the field is empty, those of the brand and the one where the visitor is. */
export function PlaceSuggestions({ input, id, page, index, onChoose }: PlaceSuggestionsProps) {
  const t = useTexts('search');
  const { autocomplete, geoInfo } = page.brand.search;
  const { locale } = page;
  const [locating, setLocating] = useState<'busy' | LocatingFault | null>(null);
  const { found, close, open } = useSuggestions<readonly SuggestedPlace[]>(input, {
    delay: autocomplete.delay,
    minLength: autocomplete.minLength,
    first: () => ownPlaces(geoInfo, index).map((place) => ({ ...place, id: place.label })),
    find: (text) => fetchPlaces({ text, countries: autocomplete.countries, locale }),
  });

  function closeAll() {
    setLocating(null);
    close();
  }

  function choose(place: SuggestedPlace) {
    input.value = place.label;
    onChoose(place);
    closeAll();
  }

  async function chooseOwn() {
    close();
    setLocating('busy');
    const place = await locate(locale);
    if (typeof place === 'string') setLocating(place);
    // Who types meanwhile has another place in mind.
    else if (input.value.trim() === '') choose(place);
    else setLocating(null);
  }

  const isEmpty = input.value.trim() === '';
  const own: Suggestion = { key: 'own', text: t('places.own'), isAction: true, choose: () => void chooseOwn() };
  const suggestions = found && [
    ...(isEmpty && canLocate() ? [own] : []),
    ...found.map((place) => ({ key: place.id, text: place.label, choose: () => choose(place) })),
  ];
  const count = suggestions?.length ?? 0;
  return (
    <SuggestionList
      input={input}
      id={id}
      label={t('places.label')}
      suggestions={suggestions}
      status={suggestions && (count > 0 || !isEmpty) ? t(count > 0 ? 'places.found' : 'places.none', { count }) : ''}
      note={locating && t(`places.${locating}`)}
      close={closeAll}
      open={open}
    />
  );
}
