import Router from 'next/router';
import { useEffect, useRef } from 'react';
import { toChoice } from '../../../runtime/core/search/choices.ts';
import type { FacetChoice, SearchState } from '../../../runtime/core/search/types.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { type Suggestion, SuggestionList } from '../suggestions/SuggestionList.tsx';
import { useSuggestions } from '../suggestions/use-suggestions.ts';
import { fetchTextSuggestions } from './fetch-text-suggestions.ts';
import { forgetRecentSearches, noteRecentSearch, type RecentSearch, recentSearches } from './recent-searches.ts';
import { awaitResults } from './results-focus.ts';
import { formHref, type PlaceChoice } from './search-form-fields.ts';
import { suggestedHref } from './suggested-href.ts';
import type { TextSuggestion } from './suggestions.generated.ts';

export interface TextSuggestionsProps {
  input: HTMLInputElement;
  id: string;
  page: PageInfo;
  /** The current search, which an occupation or employer is added to. */
  search: SearchState;
  place: PlaceChoice | null;
}

type Found =
  | { kind: 'recent'; searches: readonly RecentSearch[] }
  | { kind: 'texts'; texts: readonly TextSuggestion[] };

const SHORTEST = 2;

/** Suggests titles, occupations, skills and employers while the search text is typed; before that, the recent searches. */
export function TextSuggestions({ input, id, page, search, place }: TextSuggestionsProps) {
  const t = useTexts('search');
  const { locale } = page;
  const { index } = search;
  const { delay, minLength } = page.brand.search.autocomplete;
  const { found, close, open } = useSuggestions<Found>(input, {
    delay,
    minLength: Math.max(SHORTEST, minLength),
    first() {
      const searches = recentSearches({ index, locale });
      return searches.length > 0 ? { kind: 'recent', searches } : null;
    },
    find: async (text) => ({ kind: 'texts', texts: await fetchTextSuggestions({ index, text, language: locale }) }),
  });
  useRemembering(input, { page, index, place });

  const suggestions = found && (found.kind === 'recent' ? recent(found.searches) : found.texts.map(suggested));
  const count = suggestions?.length ?? 0;
  return (
    <SuggestionList
      input={input}
      id={id}
      label={t(found?.kind === 'recent' ? 'texts.recent' : 'texts.label')}
      suggestions={suggestions}
      status={count > 0 ? t('texts.found', { count }) : ''}
      close={close}
      open={open}
    />
  );

  function recent(searches: readonly RecentSearch[]): Suggestion[] {
    const shown = searches.map((one): Suggestion => {
      const key = `${one.text} ${one.place}`;
      return { key, text: [one.text, one.place].filter(Boolean).join(' · '), choose: () => go(one.href) };
    });
    return [...shown, { key: 'forget', text: t('texts.forget'), isAction: true, choose: forget }];
  }

  function suggested(suggestion: TextSuggestion): Suggestion {
    const { kind, text, count: rows, choice } = suggestion;
    const counted = index === 'JOBS' ? t('total', { count: rows }) : '';
    const detail = [kind === 'TITLE' ? '' : t(`texts.${kind}`), counted].filter(Boolean).join(' · ');
    return {
      key: `${kind} ${text}`,
      text,
      detail,
      choose: () => (choice ? filter(toChoice(choice, locale)) : find(text)),
    };
  }

  function find(text: string) {
    input.value = text;
    close();
    input.form?.requestSubmit();
  }

  function filter(choice: FacetChoice) {
    const { geo_location: where, radius } = Object.fromEntries(new FormData(input.form ?? undefined));
    input.value = '';
    const form = { where: trimmed(where), place, radius: Number(trimmed(radius)) || null };
    go(suggestedHref(page, search, form, choice));
  }

  function go(href: string) {
    close();
    awaitResults();
    void Router.push(href);
  }

  function forget() {
    forgetRecentSearches();
    close();
  }
}

/** Remembers what is searched for with the form of the input. */
function useRemembering(
  input: HTMLInputElement,
  about: { page: PageInfo; index: SearchState['index']; place: PlaceChoice | null },
): void {
  const latest = useRef(about);
  latest.current = about;
  useEffect(() => {
    const { form } = input;
    function remember() {
      const { page, index, place } = latest.current;
      if (!form) return;
      const { search, geo_location: where } = Object.fromEntries(new FormData(form));
      const href = formHref(form, place, page.brand.search.radius.default);
      noteRecentSearch({ index, locale: page.locale, text: trimmed(search), place: trimmed(where), href });
    }
    form?.addEventListener('submit', remember);
    return () => form?.removeEventListener('submit', remember);
  }, [input]);
}

const trimmed = (value: FormDataEntryValue | undefined): string => (typeof value === 'string' ? value.trim() : '');
