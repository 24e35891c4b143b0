/** What time does to jobs. */
import { ageJobs, moveDueJobs } from '../../services/clock.ts';
import { defineTask } from '../../work/work.ts';

export const moveJobsTask = defineTask({
  name: 'move-jobs',
  schedule: '* * * * *',
  retryLimit: 0,
  async run(tools) {
    const { published, expired } = await moveDueJobs(tools, tools.now());
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
