import { stringAt } from '../../sources/json.ts';
import { isTimeZone, timeZones } from '../codes.ts';
import { defineRule } from '../rule.ts';
import { nearest } from '../words.ts';

/** The zone of a city that was written alone, or the one spelt most like it. */
function meant(zone: string): string | undefined {
  const city = zone.split('/').at(-1)?.toLowerCase().replaceAll(' ', '_');
  return timeZones().find((name) => name.split('/').at(-1)?.toLowerCase() === city) ?? nearest(zone, timeZones());
}

export const unknownTimeZone = defineRule({
  code: 'UNKNOWN_TIME_ZONE',
  severity: 'error',
  description: 'There is no such time zone, so no date could be shown and no job could be posted.',
  remedy:
    'Use the IANA name of the zone: a region and its best-known city, such as "America/New_York" or "Europe/Berlin".',
  *find({ document }) {
    const path = ['site', 'timeZone'];
    const zone = stringAt(document, path);
    if (zone === undefined || isTimeZone(zone)) return;
    const suggestion = meant(zone);
    const question = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
    yield {
      path,
      message: `There is no time zone "${zone}".${question} Write continent and city, such as "America/New_York" or "Europe/Berlin".`,
      ...(suggestion !== undefined && {
        suggestion,
        fix: { title: `Use "${suggestion}"`, safe: false, edits: [{ path, value: suggestion }] },
      }),
    };
  },
});
