import { expect, it } from 'vitest';
import { columnsOf, targetsOf } from './board-columns.ts';

const own = [
  { id: 7, name: 'Phone call', standsFor: 'viewed' },
  { id: 9, name: 'Trial day', standsFor: 'viewed' },
  { id: 8, name: 'Offer', standsFor: 'shortlisted' },
] as const;
const names = (columns: readonly { name: string }[]) => columns.map(({ name }) => name);

it('are those of the organization, and what none of them stands for', () => {
  expect(names(columnsOf([], (stage) => stage))).toEqual(['sent', 'viewed', 'shortlisted', 'hired', 'rejected']);
  const columns = columnsOf(own, (stage) => stage.toUpperCase());
  expect(names(columns)).toEqual(['Phone call', 'Trial day', 'Offer', 'SENT', 'HIRED', 'REJECTED']);
  expect(columns[1]).toEqual({ key: 'own-9', name: 'Trial day', standsFor: 'viewed', ownStage: 9 });
});

it('take what may be moved there, also from one that stands for the same', () => {
  const columns = columnsOf(own, (stage) => stage);
  const [call] = columns;
  if (!call) throw new Error('There is no column.');
  expect(names(targetsOf(columns, call, { stage: 'viewed', moves: ['shortlisted', 'rejected'] }))).toEqual([
    'Trial day',
    'Offer',
    'rejected',
  ]);
});
