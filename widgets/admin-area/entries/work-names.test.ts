import { expect, it } from 'vitest';
import { tasks } from '../../../backend/work/tasks.ts';
import { readSchedule, workNames } from './work-names.ts';

it('has a title for every task, and words for every schedule', () => {
  expect([...workNames].sort()).toEqual(tasks.map(({ name }) => name).sort());
  for (const { schedule } of tasks) if (schedule) expect(readSchedule(schedule), schedule).toHaveLength(2);
});

it.each([
  ['* * * * *', ['minutely', {}]],
  ['*/15 * * * *', ['minutes', { count: 15 }]],
  ['20 * * * *', ['hourly', { minute: '20' }]],
  ['5 3 * * *', ['daily', { time: '03:05' }]],
  ['0 0 1 1 *', []],
])('reads %s', (schedule, said) => {
  expect(readSchedule(schedule)).toEqual(said);
});
