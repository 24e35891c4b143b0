import type { Resolvers } from '../../graphql.generated.ts';
import { describeAddress } from './describe.ts';
import { nearestPlace } from './nearest.ts';
import { searchPlaces } from './service.ts';

export const placeResolvers: Resolvers = {
  Query: {
    places: (_root, { text, countries, locale, limit, exact }, context) =>
      searchPlaces(context, { text, countries: countries ?? [], locale: locale ?? context.locale, limit, exact }),
    nearestPlace: (_root, { lat, lon, locale }, context) =>
      nearestPlace(context, { lat, lon }, locale ?? context.locale),
  },
  JobLocation: {
    label: (address, _args, { regions, locale, brand }) =>
      describeAddress(address, regions, { locale, country: brand.document.site.country }),
  },
};
