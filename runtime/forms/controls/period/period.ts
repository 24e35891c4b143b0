/** A period between its parts on the screen and its answer. */
import type { Schema } from '../../../../schemas/resolved-schema.ts';

/** `09` and `2026`; empty texts where nothing is chosen. */
export interface Month {
  month: string;
  year: string;
}

export interface PeriodParts {
  start: Month;
  end: Month;
  /** It goes on until today. */
  isOpen: boolean;
}

/** What an answer looks like. An end of null is open; so is one that is missing where there is a beginning. */
export function readPeriod(answer: Schema | undefined): PeriodParts {
  const isOpen =
    answer !== undefined && answer.start !== undefined && (answer.end === undefined || answer.end === null);
  return { start: readMonth(answer?.start), end: readMonth(answer?.end), isOpen };
}

/** The answer; half a month is handed on as it stands, so that the form can say what is missing. */
export function writePeriod({ start, end, isOpen }: PeriodParts): Schema | undefined {
  const [from, to] = [writeMonth(start), writeMonth(end)];
  if (from === undefined && (isOpen || to === undefined)) return undefined;
  return { ...(from !== undefined && { start: from }), ...(isOpen ? { end: null } : { end: to ?? '' }) };
}

function readMonth(stored: unknown): Month {
  const [, year = '', month = ''] = /^(\d{0,4})-(\d\d)?$/.exec(typeof stored === 'string' ? stored : '') ?? [];
  return { month, year };
}

function writeMonth({ month, year }: Month): string | undefined {
  return month === '' && year === '' ? undefined : `${year}-${month}`;
}
