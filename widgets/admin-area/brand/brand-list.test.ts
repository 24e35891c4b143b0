import { expect, it } from 'vitest';
import type { BrandCard } from './brand.generated.ts';
import { arrangeBrands } from './brand-list.ts';

const card = (name: string, more: Partial<BrandCard> = {}): BrandCard => ({
  ...{ id: name.toLowerCase(), name, origin: `https://${name.toLowerCase()}.example`, primary: '#000', status: 'live' },
  ...{ isSwitched: false, isSuspended: false, isOutdated: false, liveSince: null, findings: [] },
  ...more,
});
const finding = (severity: string): BrandCard['findings'][number] => ({
  ...{ code: 'X', severity, file: 'x.json', line: 1, pointer: '', message: '' },
  ...{ explanation: null, allowed: null, suggestion: null, fix: null },
});
const cards = [
  card('Zebra', { status: 'draft', liveSince: null }),
  card('Äpfel', { isSwitched: true, findings: [finding('warning'), finding('info')], liveSince: '2026-07-02' }),
  card('Mole_1', { isSwitched: true, isSuspended: true, findings: [finding('error')], liveSince: '2026-07-01' }),
  card('Mole 2', { isOutdated: true, liveSince: '2026-07-03' }),
];
const by = (sort: string, descending = false) => ({ sort, descending });
const names = (asked: Partial<Parameters<typeof arrangeBrands>[1]>) =>
  arrangeBrands(cards, { text: '', filters: {}, sorting: by('name'), ...asked }, 'de').map(({ name }) => name);

it('is sorted as words are in the language, or by what needs attention', () => {
  expect(names({})).toEqual(['Äpfel', 'Mole 2', 'Mole_1', 'Zebra']);
  expect(names({ sorting: by('name', true) })).toEqual(['Zebra', 'Mole_1', 'Mole 2', 'Äpfel']);
  expect(names({ sorting: by('findings', true) })).toEqual(['Mole_1', 'Äpfel', 'Mole 2', 'Zebra']);
  expect(names({ sorting: by('since', true) })).toEqual(['Mole 2', 'Äpfel', 'Mole_1', 'Zebra']);
});

it('is searched by name, id and address, whatever case', () => {
  expect(names({ text: ' MOLE_ ' })).toEqual(['Mole_1']);
  expect(names({ text: 'zebra.example' })).toEqual(['Zebra']);
  expect(names({ text: '%' })).toEqual([]);
});

it('is filtered by status, findings and changed settings', () => {
  expect(names({ filters: { status: 'draft' } })).toEqual(['Zebra']);
  expect(names({ filters: { findings: 'errors' } })).toEqual(['Mole 2', 'Mole_1']);
  expect(names({ filters: { findings: 'some', switched: 'changed' } })).toEqual(['Äpfel', 'Mole_1']);
  expect(names({ filters: { findings: 'none', status: 'live' } })).toEqual(['Mole 2']);
  expect(names({ filters: { switched: 'suspended' } })).toEqual(['Mole_1']);
  expect(names({ filters: { switched: 'unchanged', status: '' } })).toEqual(['Mole 2', 'Zebra']);
});
