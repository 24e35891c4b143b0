/** Converts a period between its form parts and its answer. */
import type { Schema } from '../../../../schemas/resolved-schema.ts';

/** `09` and `2026`; empty strings if nothing is selected. The month may be left out. */
export interface Month {
  month: string;
  year: string;
}

export interface PeriodParts {
  start: Month;
  end: Month;
  /** It continues to the present. */
  isOpen: boolean;
}

/** Parses an answer. An end of null is ongoing; so is a missing end if there is a start. */
export function readPeriod(answer: Schema | undefined): PeriodParts {
  const isOpen =
    answer !== undefined && answer.start !== undefined && (answer.end === undefined || answer.end === null);
  return { start: readMonth(answer?.start), end: readMonth(answer?.end), isOpen };
}

/** The answer; a month without a year is passed on as is, so that validation can report what is missing. */
export function writePeriod({ start, end, isOpen }: PeriodParts): Schema | undefined {
  const [from, to] = [writeMonth(start), writeMonth(end)];
  if (from === undefined && (isOpen || to === undefined)) return undefined;
  return { ...(from !== undefined && { start: from }), ...(isOpen ? { end: null } : { end: to ?? '' }) };
}

function readMonth(stored: unknown): Month {
  const [, year = '', month = ''] = /^(\d{0,4})(?:-(\d\d)?)?$/.exec(typeof stored === 'string' ? stored : '') ?? [];
  return { month, year };
}

function writeMonth({ month, year }: Month): string | undefined {
  if (month === '') return year === '' ? undefined : year;
  return `${year}-${month}`;
}
