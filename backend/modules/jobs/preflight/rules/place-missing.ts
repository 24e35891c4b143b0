import type { Rule } from '../rule.ts';

export const placeMissing: Rule = ({ places, remote }) =>
  places.length === 0 && remote !== 'remote'
    ? [{ code: 'PLACE_MISSING', severity: 'error', reader: 'google', pointer: '/job_location/address' }]
    : [];
