import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { logoSize } from './logo-size.ts';

it('finds a logo that is too small, or of an odd shape', () => {
  expect(findingsOf(logoSize, { logo: { width: 100, height: 200 } })).toEqual([
    {
      code: 'LOGO_SMALL',
      severity: 'warning',
      reader: 'google',
      pointer: '/company_info/logo',
      message: 'The logo is too small: 100 × 200 pixels.',
      fix: 'Use a larger one with at least 112 pixels on each side.',
    },
  ]);
  expect(findingsOf(logoSize, { logo: { width: 600, height: 120 } })).toEqual([
    {
      code: 'LOGO_SHAPE',
      severity: 'advice',
      reader: 'google',
      pointer: '/company_info/logo',
      message: 'The logo is too wide or too tall.',
      fix: 'Use one that is closer to a square; search results crop other shapes.',
    },
  ]);
  expect(findingsOf(logoSize, { logo: { width: 300, height: 300 } })).toEqual([]);
  expect(findingsOf(logoSize, { logo: { width: null, height: null } })).toEqual([]);
});
