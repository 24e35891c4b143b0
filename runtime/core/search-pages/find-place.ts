/** A place that was typed rather than selected: looked up among the brand's own places, then in the backend. */

import { operation } from '../operation.ts';
import { areClose } from '../places/close.ts';
import { foldPlace } from '../places/fold.ts';
import type { RequestContext } from '../request-context.ts';
import { type GeoInfo, ownPlaces } from '../search/own-places.ts';
import type { SearchSettings } from '../search/settings.ts';
import type { PlaceReading, SearchState } from '../search/types.ts';
import { applyPlace, type OwnPlace, placeLocation, placeToResolve, type ResolvedPlace, withKind } from './place.ts';
import { exactPlacesQuery } from './search-words.generated.ts';

/** What looking up a place needs of a request. */
export type PlaceContext = Pick<RequestContext, 'locale' | 'query' | 'log'> & {
  readonly brand: {
    readonly document: {
      readonly site: { readonly country: string };
      readonly search: {
        readonly geoInfo: GeoInfo<OwnPlace>;
        readonly autocomplete: { readonly countries: readonly string[] };
      };
    };
  };
};

/** The search at the most likely place. `place` says if the name is ambiguous. An unknown place does not filter. */
export async function findPlace(
  context: PlaceContext,
  state: SearchState,
  settings: SearchSettings,
): Promise<{ state: SearchState; place?: PlaceReading }> {
  const text = placeToResolve(state);
  if (text === null) return { state };
  const wanted = foldPlace(text);
  const geoInfo = ownPlaces(context.brand.document.search.geoInfo, state.index).map(withKind);
  const meant = geoInfo.find(({ label }) => foldPlace(label) === wanted);
  if (meant) return { state: applyPlace(state, meant, settings) };
  const own = geoInfo.find(({ label }) => foldPlace(nameOf(label)) === wanted);
  const known = await askBackend(context, text);
  if (!known) return { state: applyPlace(state, own, settings) };
  const best = own ?? known[0];
  if (!best) return { state, place: { label: null, others: [] } };
  const label = shortLabel(best, context);
  const others = known
    .filter((place) => !isSame(place, best))
    .map((place) => placeLocation({ ...place, label: shortLabel(place, context) }, null, settings))
    .filter((place, at, all) => place.label !== label && all.findIndex((one) => one.label === place.label) === at);
  const isPlain = others.length === 0 && foldPlace(nameOf(label)) === foldPlace(nameOf(text));
  return { state: applyPlace(state, best, settings), ...(!isPlain && { place: { label, others } }) };
}

/** Null if the backend does not answer. */
async function askBackend(context: PlaceContext, text: string): Promise<readonly ResolvedPlace[] | null> {
  const { countries } = context.brand.document.search.autocomplete;
  const variables = { text, countries, locale: context.locale };
  try {
    const answer = await context.query(operation(exactPlacesQuery, variables));
    return answer.places;
  } catch (error) {
    context.log('error', 'PLACE_FAILED', error instanceof Error ? error.message : String(error));
    return null;
  }
}

function nameOf(label: string): string {
  return label.split(',')[0] ?? label;
}

/** `Portland, Maine`: the country is left out for places in the brand's own country. */
function shortLabel({ label, country }: ResolvedPlace, { brand }: PlaceContext): string {
  const parts = label.split(', ');
  const isHome = country.toUpperCase() === brand.document.site.country.toUpperCase();
  return isHome && parts.length > 2 ? parts.slice(0, -1).join(', ') : label;
}

function isSame(a: ResolvedPlace, b: ResolvedPlace): boolean {
  if (a === b) return true;
  if (a.lat === null || a.lon === null || b.lat === null || b.lon === null) {
    return a.lat === b.lat && a.country === b.country && a.administrativeArea === b.administrativeArea;
  }
  return areClose(a, b);
}
