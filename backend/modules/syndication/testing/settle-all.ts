/** Applies all rules to everything that has changed, for tests. */
import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { WorkTools } from '../../../work/work.ts';
import { syndicate } from '../settle/tasks.ts';

type Tools = Omit<WorkTools, 'signal'>;

/** The journal of search waits for transactions of other tests on the same server: until then, the last changes are not read. */
export async function settleAll(tools: Tools, signal = new AbortController().signal): Promise<void> {
  await vi.waitFor(
    async () => {
      await syndicate({ ...tools, signal });
      const { rows } = await tools.db.execute<{ open: boolean }>(sql`
        select exists (select from search_change c, search_reader r
          where r.name = 'syndication' and c.transaction >= r.position) as open`);
      if (rows[0]?.open === true) throw new Error('Changes are left in the journal.');
    },
    { timeout: 20_000, interval: 50 },
  );
}
