import type { AdFinding, Rule } from '../rule.ts';

/** Google drops places without a country; feeds also require a town. */
export const placeCountry: Rule = ({ places, remote }) =>
  places.flatMap(({ pointer, countryCode, locality }): AdFinding[] => {
    if (countryCode === null)
      return [{ code: 'PLACE_COUNTRY', severity: 'error', reader: 'google', pointer: `${pointer}/countryCode` }];
    if (locality === null && remote !== 'remote')
      return [{ code: 'PLACE_TOWN', severity: 'warning', reader: 'feed', pointer: `${pointer}/locality` }];
    return [];
  });
