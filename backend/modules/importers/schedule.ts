/** When importers run. */
import { HOUR_MS } from '../../../runtime/core/durations.ts';
import { latestHour } from '../../../runtime/core/moments.ts';

export interface ImporterSchedule {
  everyHours: number | null;
  /** In the time zone of the brand. */
  atHour: number;
}

/** The first moment after `now`, counted from the hour of the day; null without a schedule. */
export function nextRun({ everyHours, atHour }: ImporterSchedule, now: Date, timeZone: string): Date | null {
  if (everyHours === null) return null;
  const start = latestHour(now, atHour, timeZone).getTime();
  const step = everyHours * HOUR_MS;
  // Days have 23 to 25 hours: intervals of whole days keep their hour.
  if (everyHours % 24 === 0) {
    const days = new Date(start + step + HOUR_MS * 2);
    return latestHour(days, atHour, timeZone);
  }
  const passed = Math.floor((now.getTime() - start) / step) + 1;
  return new Date(start + passed * step);
}

/** Whether no run ended well for two intervals. */
export function isLate(
  { everyHours, lastGood, created }: Pick<ImporterSchedule, 'everyHours'> & { lastGood: Date | null; created: Date },
  now: Date,
): boolean {
  return everyHours !== null && now.getTime() - (lastGood ?? created).getTime() > 2 * everyHours * HOUR_MS;
}
