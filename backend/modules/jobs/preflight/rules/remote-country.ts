import type { Rule } from '../rule.ts';

/** Google asks from where a remote worker may work; without an answer the page names the country of the site. */
export const remoteCountry: Rule = ({ remote, places }, { country }) => {
  if (remote !== 'remote' || places.some(({ countryCode }) => countryCode !== null)) return [];
  const pointer = '/job_location/address/countryCode';
  return [{ code: 'REMOTE_COUNTRY', severity: 'warning', reader: 'google', pointer, values: { country } }];
};
