/** Addresses in form answers. */
import { type JsonObject, readNumber, readText } from '../../read-json.ts';

/** A place of work; `countryCode` ISO 3166-1 upper case, `administrativeArea` the region's code where one is known. */
export interface Address {
  addressLine1: string | null;
  addressLine2: string | null;
  locality: string | null;
  administrativeArea: string | null;
  zip: string | null;
  countryCode: string | null;
  /** In degrees, filled in from the gazetteer when the row is written. */
  lat: number | null;
  lon: number | null;
}

/** The address of an answer, or null if it names no place. */
export function readAddress(answer: JsonObject): Address | null {
  const address = {
    addressLine1: readText(answer.addressLine1),
    addressLine2: readText(answer.addressLine2),
    locality: readText(answer.locality),
    administrativeArea: readText(answer.administrativeArea),
    zip: readText(answer.zip),
    countryCode: readText(answer.countryCode),
    lat: readNumber(answer.lat),
    lon: readNumber(answer.lon),
  };
  return Object.values(address).some((value) => value !== null) ? address : null;
}
