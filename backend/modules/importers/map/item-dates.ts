/** When an item was posted, and when it ends. Pure. */
import { readDate, writesMonthFirst } from './dates.ts';
import { type Fields, textAt } from './item-values.ts';
import type { MappingNote } from './mapped-job.ts';
import { lineOf } from './mend.ts';
import type { MapperTools } from './tools.ts';

export function datesOf(
  fields: Fields,
  { mapping, brand, now }: MapperTools,
): { posted: Date | null; expires: Date | null; notes: MappingNote[] } {
  const notes: MappingNote[] = [];
  const read = (name: 'posted' | 'expires'): Date | null => {
    const text = lineOf(textAt(fields, mapping, name));
    const order = mapping.fields[name]?.read;
    const monthFirst = order === undefined ? writesMonthFirst(brand.country) : order === 'month_first';
    const found = readDate(text, { now, timeZone: brand.timeZone, monthFirst, endOfDay: name === 'expires' });
    if (found === null || 'date' in found) return found?.date ?? null;
    notes.push({ code: found.fault, params: { field: name, text: text.slice(0, 80) } });
    return null;
  };
  return { posted: read('posted'), expires: read('expires'), notes };
}
