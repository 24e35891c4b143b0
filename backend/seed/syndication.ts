/** A rule between demo brands: freight jobs of a regional board wait on the freight board for somebody to review them. */
import { acrossBrands } from '../database/brand-rows.ts';
import { syndicationRule } from '../database/schema/syndication.ts';
import { transact } from '../database/transact.ts';
import { NO_CONDITIONS } from '../modules/syndication/conditions.ts';
import { insertRule } from '../modules/syndication/rule-store.ts';
import type { SettleTools } from '../modules/syndication/settle/settle.ts';
import { syndicate } from '../modules/syndication/settle/tasks.ts';

const SOURCE = 'carolina-trade-post';
const TARGET = 'freight-and-rail-post';
const NAME = 'Freight jobs of the Trade Post';
const RULES = acrossBrands(syndicationRule, 'The demo content of all brands is stored together.');

/** Does nothing without both brands, or if there is a rule already. */
export async function seedSyndication(tools: SettleTools): Promise<void> {
  const { pool, db, findBrand, now } = tools;
  if (findBrand(SOURCE) === undefined || findBrand(TARGET) === undefined) return;
  const [known] = await db.select({ id: RULES.id }).from(RULES).limit(1);
  if (known !== undefined) return;
  const conditions = { ...NO_CONDITIONS, occupations: ['transport_logistics'] };
  await transact({ pool, frontend: TARGET }, (tx) =>
    insertRule(tx, { name: NAME, source: SOURCE, conditions, state: 'on', created: now(), changed: now() }),
  );
  await syndicate(tools);
}
