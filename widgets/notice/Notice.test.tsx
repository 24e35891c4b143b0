import { describe, expect, it } from 'vitest';
import { pageFixture } from '../../runtime/page/testing/page-fixture.ts';
import type { NoticeProps } from '../props.generated.ts';
import { isCurrent, nameOf } from './notice-time.ts';

function pageAt(now: string, timeZone = 'Europe/Berlin') {
  const page = pageFixture({ now });
  return { ...page, brand: { ...page.brand, site: { ...page.brand.site, timeZone } } };
}

describe('the days of a notice', () => {
  const days = { from: '2026-12-01', until: '2026-12-24' };

  it('begin and end at midnight where the site is', () => {
    const shown = ['2026-11-30T22:59:59Z', '2026-11-30T23:00:00Z', '2026-12-24T22:59:59Z', '2026-12-24T23:00:00Z'].map(
      (now) => isCurrent(days, pageAt(now)),
    );
    expect(shown).toEqual([false, true, true, false]);
    expect(isCurrent(days, pageAt('2026-11-30T23:00:00Z', 'America/New_York'))).toBe(false);
  });

  it('may be open at either end', () => {
    const now = pageAt('2026-12-10T12:00:00Z');
    expect([
      isCurrent({}, now),
      isCurrent({ from: '2026-12-10' }, now),
      isCurrent({ from: '2026-12-11' }, now),
      isCurrent({ until: '2026-12-10' }, now),
      isCurrent({ until: '2026-12-09' }, now),
    ]).toEqual([true, true, false, true, false]);
  });
});

it('is another notice with other words or days, and the same with another look', () => {
  const notice: NoticeProps = { text: 'Closed', tone: 'quiet', dismissible: true };
  const others = [
    { ...notice, text: 'Open' },
    { ...notice, title: 'Hello' },
    { ...notice, until: '2026-12-24' },
  ];
  expect(new Set([notice, ...others].map(nameOf)).size).toBe(4);
  expect(nameOf({ ...notice, tone: 'brand' })).toBe(nameOf(notice));
});
