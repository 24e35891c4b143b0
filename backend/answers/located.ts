/** Addresses as they are stored: with the coordinates of the gazetteer. */
import { foldPlace } from '../../runtime/core/places/fold.ts';
import type { ApiContext } from '../context.ts';
import type { Place } from '../graphql.generated.ts';
import { searchPlaces } from '../modules/places/service.ts';
import { type JsonObject, readText } from '../read-json.ts';

/** The address with `lat` and `lon` of its town or postal code, and the code of its region where its name stood; without them where nothing is known. */
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
  // A postal code names one of several towns that are called alike; not every country's codes are known.
  for (const text of new Set([zip && `${zip} ${town}`, locality && town, locality, zip])) {
    if (!text) continue;
    const countries = country ? [country] : [];
    const found = await searchPlaces(context, { text, countries, locale: 'en', limit: 1, exact: true });
    const place = found.find(({ lat, lon }) => lat !== null && lon !== null);
    if (place) return place;
  }
  return null;
}

/** Whether what was written names this region, or nothing was. */
function isSameArea({ regions }: ApiContext, address: JsonObject, country: string, area: string): boolean {
  const written = readText(address.administrativeArea);
  return written === null || regions.means(foldPlace(written), country, area);
}
