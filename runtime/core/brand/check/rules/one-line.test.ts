import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { oneLine } from './one-line.ts';

it('accepts texts on one line', () => {
  expect(report(oneLine, { site: { legal: { address: 'Main Street 1, Springfield' } } })).toEqual([]);
});

it('reports line breaks', () => {
  expect(
    report(oneLine, { site: { senderName: 'Acme\nJobs', legal: { address: 'Main Street 1,\nSpringfield' } } }),
  ).toEqual([
    'brands/acme.json:3:19  warning  ONE_LINE  /site/senderName\n  This text stands on one line, but has a line break. Write "Acme Jobs".',
    'brands/acme.json:5:18  warning  ONE_LINE  /site/legal/address\n  This text stands on one line, but has a line break. Write "Main Street 1, Springfield".',
  ]);
});
