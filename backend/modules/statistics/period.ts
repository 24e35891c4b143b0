/** Periods of reports: days, and their steps. */
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { UserError } from '../../errors.ts';
import { daysBefore } from '../../services/counting/days.ts';

export type Step = 'DAY' | 'WEEK' | 'MONTH';

/** Both days included. */
export interface Period {
  from: string;
  until: string;
}

const LONGEST_DAYS = 5 * 366;
const MOST_STEPS = 400;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const daysOf = ({ from, until }: Period): number => Math.round((timeOf(until) - timeOf(from)) / DAY_MS) + 1;

/** Throws `UserError` BAD_INPUT for what is no period of at most five years. */
export function readPeriod({ from, until }: Period): Period {
  for (const [name, day] of Object.entries({ from, until }))
    if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(timeOf(day)) || dayOf(timeOf(day)) !== day)
      throw new UserError('BAD_INPUT', `"${day.slice(0, 20)}" is not a day, such as 2026-09-01.`, { path: name });
  const days = daysOf({ from, until });
  if (days < 1 || days > LONGEST_DAYS)
    throw new UserError('BAD_INPUT', `A period has 1 to ${LONGEST_DAYS} days.`, { path: 'until' });
  return { from, until };
}

/** The period that it is compared with. */
export function periodBefore({ from, until }: Period, compare: 'PREVIOUS' | 'YEAR'): Period {
  if (compare === 'YEAR') return { from: yearBefore(from), until: yearBefore(until) };
  const days = daysOf({ from, until });
  return { from: daysBefore(from, days), until: daysBefore(from, 1) };
}

/** The last of February where there was no 29th. */
function yearBefore(day: string): string {
  const before = `${Number(day.slice(0, 4)) - 1}`.padStart(4, '0') + day.slice(4);
  return day.endsWith('-02-29') ? before.replace(/29$/, '28') : before;
}

/** The first day of the step that a day is in. */
export function stepOf(day: string, step: Step): string {
  if (step === 'DAY') return day;
  if (step === 'MONTH') return `${day.slice(0, 7)}-01`;
  const time = timeOf(day);
  // Monday is the first.
  return dayOf(time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS);
}

/** First days of all steps, in order. Throws `UserError` BAD_INPUT for more than 400. */
export function stepsOf({ from, until }: Period, step: Step): string[] {
  const steps = new Set<string>();
  for (let time = timeOf(from); time <= timeOf(until); time += DAY_MS) steps.add(stepOf(dayOf(time), step));
  if (steps.size > MOST_STEPS)
    throw new UserError('BAD_INPUT', `A report has at most ${MOST_STEPS} steps. Choose longer ones.`, { path: 'step' });
  return [...steps];
}
