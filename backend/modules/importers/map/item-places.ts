/** The places of an item. */
import type { ImportField } from '../../../../runtime/core/importing/fields.ts';
import { type Fields, textAt, valuesOf } from './item-values.ts';
import type { KnownValues } from './known-values.ts';
import { labelledPlace } from './labelled.ts';
import type { Mapping } from './mapped-job.ts';
import { lineOf } from './mend.ts';
import { distinct, type FoundPlaces, type PlaceFinder, type WrittenPlace } from './places.ts';
import type { MapperTools } from './tools.ts';

/** A list of places, at most. */
const LONGEST = 1_000;
const MOST_PLACES = 20;

/** Cities with an address each, or what the item says of its only place. */
export async function findPlaces(
  fields: Fields,
  { mapping, values }: MapperTools,
  finder: PlaceFinder,
): Promise<FoundPlaces> {
  const cities = valuesOf(fields, mapping, 'city').slice(0, MOST_PLACES);
  /** The one of this city, where there are as many as cities. */
  const partOf = (name: ImportField, at: number): string => {
    const parts = valuesOf(fields, mapping, name);
    return lineOf(((parts.length === cities.length ? parts[at] : parts[0]) ?? '').slice(0, LONGEST));
  };
  const texts = textsOf(fields, mapping)
    .map((text) => decidedPlace(values, text.slice(0, LONGEST)))
    .filter((text) => text !== null);
  const written = (cities.length === 0 ? [''] : cities).map((city, at): WrittenPlace => {
    const decided = city === '' ? null : decidedPlace(values, city.slice(0, LONGEST));
    const [lat = '', lon = ''] = partOf('coordinates', at).split(/[,;\s]+/);
    return {
      texts: at === 0 ? texts : [],
      street: partOf('street', at),
      cities: decided === null ? [] : [decided],
      postcode: partOf('postcode', at),
      region: partOf('region', at),
      country: partOf('country', at),
      lat: degreesOf(partOf('lat', at) || lat),
      lon: degreesOf(partOf('lon', at) || lon),
    };
  });
  return together(await Promise.all(written.map(finder.find)));
}

function textsOf(fields: Fields, mapping: Mapping): string[] {
  const rule = mapping.fields.place;
  const texts =
    rule?.read === 'labelled'
      ? [labelledPlace(textAt(fields, mapping, 'place')) ?? rule.constant ?? '']
      : valuesOf(fields, mapping, 'place');
  return texts.filter((text) => text.trim() !== '');
}

function together(found: readonly FoundPlaces[]): FoundPlaces {
  return {
    addresses: distinct(found.flatMap(({ addresses }) => addresses)),
    unknown: found.flatMap(({ unknown }) => unknown),
    isRemote: found.some(({ isRemote }) => isRemote),
    isHybrid: found.some(({ isHybrid }) => isHybrid),
  };
}

/** The place that an administrator put in its place; null where the text is none. */
function decidedPlace(values: KnownValues, text: string): string | null {
  const decided = values.find('place', text);
  return decided === undefined ? text : decided.code;
}

function degreesOf(text: string): number | null {
  const degrees = Number(text.replace(',', '.'));
  return text === '' || !Number.isFinite(degrees) ? null : degrees;
}
