import type { Rule } from '../rule.ts';

/** Google requires logos of at least this many pixels, and of about this aspect ratio. */
const LEAST_PIXELS = 112;
const NARROWEST = 0.75;
const WIDEST = 2.5;

export const logoSize: Rule = ({ logo }) => {
  if (logo === null || logo.width === null || logo.height === null) return [];
  const { width, height } = logo;
  const pointer = '/company_info/logo';
  const values = { width, height, least: LEAST_PIXELS };
  if (width < LEAST_PIXELS || height < LEAST_PIXELS)
    return [{ code: 'LOGO_SMALL', severity: 'warning', reader: 'google', pointer, values }];
  const shape = width / height;
  return shape < NARROWEST || shape > WIDEST
    ? [{ code: 'LOGO_SHAPE', severity: 'advice', reader: 'google', pointer, values }]
    : [];
};
