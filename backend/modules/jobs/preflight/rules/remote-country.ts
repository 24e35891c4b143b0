import type { Rule } from '../rule.ts';

/** Google asks where remote workers may live; without an answer the page names the site's country. */
export const remoteCountry: Rule = ({ remote, places }, { country }) => {
  if (remote !== 'remote' || places.some(({ countryCode }) => countryCode !== null)) return [];
  const pointer = '/job_location/address/countryCode';
  return [{ code: 'REMOTE_COUNTRY', severity: 'warning', reader: 'google', pointer, values: { country } }];
};
