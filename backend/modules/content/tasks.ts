import { inTransaction } from '../../database/transaction.ts';
import { publishTags } from '../../services/tag-store.ts';
import { defineTask } from '../../work/work.ts';
import { announcePages, announcePosts } from './publish-store.ts';
import { blogTag, pagesTag } from './tags.ts';

/** Visitors see a post or page once its time has come; this tells the pages that were rendered before. */
export const publishPostsTask = defineTask({
  name: 'publish-posts',
  schedule: '* * * * *',
  retryLimit: 0,
  async run({ pool, now }) {
    await inTransaction(pool, async (client) => {
      const posts = await announcePosts(client, now());
      const pages = await announcePages(client, now());
      await publishTags(client, [...posts.map(blogTag), ...pages.map(pagesTag)]);
    });
  },
});
