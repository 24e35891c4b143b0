/** What time does to jobs. */

import { sql } from 'drizzle-orm';
import { DAY_MS } from '../../../../runtime/core/durations.ts';
import { acrossBrands } from '../../../database/brand-rows.ts';
import { jobReport, jobRequest } from '../../../database/schema/jobs.ts';
import { ageJobs, moveDueJobs } from '../../../services/clock.ts';
import { defineTask } from '../../../work/work.ts';
import { releaseJobs } from '../../billing/spend.ts';
import { tellOfEnds, tellOfMoves } from './job-notices.ts';
import { REPORTER_DAYS, REQUEST_DAYS } from './kept-days.ts';

export const moveJobsTask = defineTask({
  name: 'move-jobs',
  schedule: '* * * * *',
  retryLimit: 0,
  async run(tools) {
    const { published, expired } = await moveDueJobs(tools, tools.now(), async (client, moved) => {
      await releaseJobs(client, moved.expired);
      await tellOfMoves(tools, client, moved);
    });
    if (published + expired > 0)
      tools.log('info', 'CLOCK', `The clock published ${published} jobs and archived ${expired}.`);
  },
});

export const ageJobsTask = defineTask({
  name: 'age-jobs',
  schedule: '0 * * * *',
  retryLimit: 3,
  run: (tools) => ageJobs(tools, tools.now()),
});

export const tellOfEndsTask = defineTask({
  name: 'tell-of-ends',
  schedule: '20 * * * *',
  retryLimit: 3,
  async run(tools) {
    const told = await tellOfEnds(tools, tools.now());
    if (told > 0) tools.log('info', 'CLOCK', `${told} jobs end soon; their people were told.`);
  },
});

const WHY = 'What is old goes on every brand.';

/** What was kept for a while beside jobs. */
export const sweepJobsTask = defineTask({
  name: 'sweep-jobs',
  schedule: '40 3 * * *',
  retryLimit: 3,
  async run({ db, now }) {
    const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
    await db.execute(sql`delete from ${acrossBrands(jobRequest, WHY)} where created < ${before(REQUEST_DAYS)}`);
    await db.execute(sql`
      update ${acrossBrands(jobReport, WHY)} set email = null, account_id = null
      where resolved < ${before(REPORTER_DAYS)} and (email is not null or account_id is not null)`);
  },
});
