import Router from 'next/router';
import { type ComponentType, type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { SearchState } from '../../../runtime/core/search/types.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { describeDistance } from '../places/distance.ts';
import type { PlaceSuggestionsProps } from '../places/PlaceSuggestions.tsx';
import styles from './ListingSearchForm.module.css';
import { asFormTarget } from './listing-links.ts';
import { awaitResults } from './results-focus.ts';
import { formHref, type PlaceChoice } from './search-form-fields.ts';
import type { TextSuggestionsProps } from './TextSuggestions.tsx';

export interface ListingSearchFormProps {
  page: PageInfo;
  /** The current search, shown in the fields. */
  search: SearchState;
  /** Address of the listing that keeps everything without a field here. */
  target: string;
  words: { label: string; what: string; whatPlaceholder: string };
  showRadius: boolean;
}

interface LoadedSuggestions {
  Texts: ComponentType<TextSuggestionsProps>;
  Places: ComponentType<PlaceSuggestionsProps>;
}

/** Search terms, place and radius: a GET form that needs no JavaScript. Suggestions load on the first focus. */
export function ListingSearchForm({ page, search, target, words, showRadius }: ListingSearchFormProps) {
  const t = useTexts('search');
  const id = useId();
  const what = useRef<HTMLInputElement>(null);
  const where = useRef<HTMLInputElement>(null);
  const [suggestions, setSuggestions] = useState<LoadedSuggestions | null>(null);
  const [place, setPlace] = useState<PlaceChoice | null>(search.location);
  const { action, fields } = asFormTarget(target);

  const label = search.location?.label ?? '';
  const shown = useRef({ text: search.text, label });

  // The fields follow the address (back button, a removed filter) without losing focus, and keep what is being
  // typed while something else changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a location with the same name is the same place
  useEffect(() => {
    const before = shown.current;
    if (before.text === search.text && before.label === label) return;
    shown.current = { text: search.text, label };
    if (what.current) what.current.value = search.text;
    if (where.current) where.current.value = label;
    setPlace(search.location);
  }, [search.text, label]);

  // Somebody may have begun before the scripts were there.
  const begun = useEffectEvent(() => {
    const fields = [what.current, where.current];
    if (where.current && where.current.value !== label) setPlace(null);
    if (fields.some((field) => field !== null && field === document.activeElement)) void suggest();
  });
  useEffect(() => begun(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    awaitResults();
    void Router.push(formHref(event.currentTarget, place, page.brand.search.radius.default));
  }

  async function suggest() {
    const [{ TextSuggestions: Texts }, { PlaceSuggestions: Places }] = await Promise.all([
      import('./TextSuggestions.tsx'),
      import('../places/PlaceSuggestions.tsx'),
    ]);
    setSuggestions({ Texts, Places });
  }

  const whatField = (
    <div className={styles.field}>
      <label className="label" htmlFor={`${id}what`}>
        {words.what}
      </label>
      <input
        className={`field ${styles.input}`}
        id={`${id}what`}
        ref={what}
        name="search"
        type="text"
        autoComplete="off"
        defaultValue={search.text}
        placeholder={words.whatPlaceholder}
        enterKeyHint="search"
        onFocus={suggestions ? undefined : suggest}
      />
      {suggestions && what.current && search.index !== 'RESUMES' && (
        <suggestions.Texts input={what.current} id={`${id}texts`} page={page} search={search} place={place} />
      )}
    </div>
  );
  const whereField = (
    <div className={styles.field}>
      <label className="label" htmlFor={`${id}where`}>
        {t('form.where')}
      </label>
      <input
        className={`field ${styles.input}`}
        id={`${id}where`}
        ref={where}
        name="geo_location"
        type="text"
        autoComplete="off"
        defaultValue={label}
        placeholder={t('form.wherePlaceholder')}
        onFocus={suggestions ? undefined : suggest}
        onChange={() => setPlace(null)}
      />
      {suggestions && where.current && (
        <suggestions.Places
          input={where.current}
          id={`${id}places`}
          page={page}
          index={search.index}
          onChoose={setPlace}
        />
      )}
    </div>
  );
  const isPlaceFirst = page.brand.search.firstField === 'where';

  return (
    <search>
      <form className={styles.form} action={action} aria-label={words.label} onSubmit={submit}>
        {fields.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {isPlaceFirst ? (
          <>
            {whereField}
            {whatField}
          </>
        ) : (
          <>
            {whatField}
            {whereField}
          </>
        )}
        {showRadius && !isArea(page, place) && (
          <RadiusField page={page} id={`${id}radius`} radius={search.location?.radius ?? null} />
        )}
        <button className={`button ${styles.submit}`} type="submit">
          {t('form.submit')}
        </button>
      </form>
    </search>
  );
}

function isArea(page: PageInfo, place: PlaceChoice | null): boolean {
  return Boolean(place?.locationType && page.brand.search.hideRadiusFor.some((type) => type === place.locationType));
}

/** Radius around the place, in the brand's unit; `radius` is the selected one. */
function RadiusField({ page, id, radius }: { page: PageInfo; id: string; radius: number | null }) {
  const t = useTexts('search');
  const { options, unit, default: usual } = page.brand.search.radius;
  const chosen = radius ?? usual;
  const offered = options.includes(chosen) ? options : [...options, chosen].sort((a, b) => a - b);
  return (
    <label className={styles.radius} htmlFor={id}>
      <span className="label">{t('form.radius')}</span>
      <select className={`field ${styles.input}`} id={id} key={chosen} name="radius" defaultValue={chosen}>
        {offered.map((distance) => (
          <option key={distance} value={distance}>
            {describeDistance(t, distance, unit)}
          </option>
        ))}
      </select>
    </label>
  );
}
