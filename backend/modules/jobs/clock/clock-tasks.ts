/** Scheduled tasks of jobs. */

import { DAY_MS } from '../../../../runtime/core/durations.ts';
import { moveDueJobs } from '../../../services/clock.ts';
import { defineTask } from '../../../work/work.ts';
import { releaseJobs } from '../../billing/spend-store.ts';
import { deleteRequests, forgetReporters } from './clock-store.ts';
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

export const tellOfEndsTask = defineTask({
  name: 'tell-of-ends',
  schedule: '20 * * * *',
  retryLimit: 3,
  async run(tools) {
    const told = await tellOfEnds(tools, tools.now());
    if (told > 0) tools.log('info', 'CLOCK', `${told} jobs end soon; their people were told.`);
  },
});

/** Deletes temporary data about jobs. */
export const sweepJobsTask = defineTask({
  name: 'sweep-jobs',
  schedule: '40 3 * * *',
  retryLimit: 3,
  async run({ db, now }) {
    const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
    await deleteRequests(db, before(REQUEST_DAYS));
    await forgetReporters(db, before(REPORTER_DAYS));
  },
});
