/** Takes away what nobody came back for: unused uploads, spent proofs, old drafts. */
import { sweepSpent } from '../modules/captcha/store.ts';
import { sweepDrafts } from '../modules/drafts/service.ts';
import { defineTask } from './work.ts';

export const sweepLeftoversTask = defineTask({
  name: 'sweep-leftovers',
  schedule: '*/15 * * * *',
  retryLimit: 0,
  async run({ db, now, uploads, findBrand, log }) {
    await sweepSpent(db, now());
    const drafts = await sweepDrafts(db, (id) => findBrand(id)?.document.retention.draftDays, now());
    if (drafts > 0) log('info', 'CLOCK', `Removed ${drafts} old drafts.`);
    const swept = await uploads.sweep(now());
    if (swept.uploads + swept.objects + swept.parts > 0)
      log(
        'info',
        'CLOCK',
        `Swept ${swept.uploads} unused uploads, ${swept.objects} objects and ${swept.parts} half files.`,
      );
  },
});
