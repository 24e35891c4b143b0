import { scheduleErrors } from '../../moves/schedule.ts';
import type { Rule } from '../rule.ts';

/** A job ends after it starts, and within the brand's maximum duration. */
export const endDate: Rule = ({ schedule }, site) =>
  scheduleErrors(schedule, site.now, site).map(({ code, pointer }) =>
    code === 'longest'
      ? { code: 'END_TOO_FAR', severity: 'error', reader: 'site', pointer, values: { count: site.maximumDuration } }
      : { code: 'END_PAST', severity: 'error', reader: 'site', pointer },
  );
