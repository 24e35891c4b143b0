import type { LocationFilter } from '../../../runtime/core/search/types.ts';

/** A place that was selected from the suggestions or is in the address. */
export type PlaceChoice = Omit<LocationFilter, 'radius' | 'locationType'> & { locationType: string | null };

/** The selected place as query parameters beside its name; empty for a name that was only typed. */
export function placeFields(place: PlaceChoice | null): Record<string, string> {
  if (!place) return {};
  const { country, administrativeArea, lat, lon } = place;
  const area = { country, administrative_area_level_1: administrativeArea };
  const point = lat !== null && lon !== null ? { lat: String(lat), lon: String(lon) } : {};
  return Object.fromEntries(
    Object.entries({ ...area, ...point }).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** The form data as a query, without empty values, the default radius, or a radius without a place. */
export function formQuery(form: FormData, place: Readonly<Record<string, string>>, usualRadius: number): string {
  const query = new URLSearchParams();
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text) query.append(name, text);
  }
  if (query.get('radius') === String(usualRadius)) query.delete('radius');
  if (query.has('geo_location')) for (const [name, value] of Object.entries(place)) query.set(name, value);
  else query.delete('radius');
  return query.toString();
}

/** Where the form leads: its action with its data as the query. */
export function formHref(form: HTMLFormElement, place: PlaceChoice | null, usualRadius: number): string {
  const query = formQuery(new FormData(form), placeFields(place), usualRadius);
  const action = form.getAttribute('action') ?? '';
  return query ? `${action}?${query}` : action;
}
