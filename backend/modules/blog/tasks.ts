import { inTransaction } from '../../database/transaction.ts';
import { publishTags } from '../../services/tag-store.ts';
import { defineTask } from '../../work/work.ts';
import { announceDue } from './edit-store.ts';
import { blogTag } from './service.ts';

/** Visitors see a post once its time has come; this tells the pages that were rendered before. */
export const publishPostsTask = defineTask({
  name: 'publish-posts',
  schedule: '* * * * *',
  retryLimit: 0,
  async run({ pool, now }) {
    await inTransaction(pool, async (client) => {
      const brands = await announceDue(client, now());
      await publishTags(client, brands.map(blogTag));
    });
  },
});
