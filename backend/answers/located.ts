/** Completes addresses with the coordinates of the gazetteer before they are stored. */
import { foldPlace } from '../../runtime/core/places/fold.ts';
import type { ApiContext } from '../context.ts';
import type { Place } from '../graphql.generated.ts';
import { searchPlaces } from '../modules/places/service.ts';
import { type JsonObject, readText } from '../read-json.ts';

/** The address with `lat` and `lon` of its town or postal code, and with its region's code in place of the name; unchanged where the gazetteer has no match. */
export async function located(context: ApiContext, address: JsonObject): Promise<JsonObject> {
  const { lat: _, lon: __, ...own } = address;
  const place = await findPlace(context, own);
  if (place === null) return own;
  const area = place.administrativeArea;
  const code = area !== null && isSameArea(context, own, place.country, area) ? { administrativeArea: area } : {};
  return { ...own, ...code, lat: place.lat, lon: place.lon };
}

async function findPlace(context: ApiContext, address: JsonObject): Promise<Place | null> {
  const [country, locality, zip] = [address.countryCode, address.locality, address.zip].map(readText);
  const area = readText(address.administrativeArea);
  const region = area && country ? context.regions.regionName(country, area, 'en') : area;
  const town = [locality, region].filter(Boolean).join(', ');
  // A postal code tells apart towns of the same name; postal codes are not known for every country.
  for (const text of new Set([zip && `${zip} ${town}`, locality && town, locality, zip])) {
    if (!text) continue;
    const countries = country ? [country] : [];
    const found = await searchPlaces(context, { text, countries, locale: 'en', limit: 1, exact: true });
    const place = found.find(({ lat, lon }) => lat !== null && lon !== null);
    if (place) return place;
  }
  return null;
}

/** Whether the text names this region, or is empty. */
function isSameArea({ regions }: ApiContext, address: JsonObject, country: string, area: string): boolean {
  const written = readText(address.administrativeArea);
  return written === null || regions.means(foldPlace(written), country, area);
}
