/** Scheduled tasks of contact requests. */
import { defineTask } from '../../work/work.ts';
import { settleUnreachable } from './unreachable.ts';

/** Every minute, so that bounced mails are handled soon. */
export const settleContactsTask = defineTask({
  name: 'settle-contacts',
  schedule: '* * * * *',
  retryLimit: 5,
  async run(tools) {
    const settled = await settleUnreachable(tools);
    if (settled > 0)
      tools.log('info', 'CONTACTS', `Gave back what was paid for ${settled} contacts that nothing reaches.`);
  },
});
