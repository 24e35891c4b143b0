import { expect, it } from 'vitest';
import { webhook, webhookDelivery } from '../../../database/schema/partners.ts';
import { testDatabase } from '../../../testing/database.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { days, insertBasics, insertOrganization } from '../../../testing/rows.ts';
import { takeDue } from './webhook-store.ts';

const base = testDatabase();

it('takes the deliveries of the brands that this server has, and no others', async () => {
  await insertBasics(base.db, ['acme', 'rhein']);
  const organizationId = await insertOrganization(base.db, { name: 'Works', profiles: [] });
  for (const frontend of ['acme', 'rhein']) {
    const made = { frontend, organizationId, created: days(-1) };
    const [hook] = await base.db
      .insert(everyBrand(webhook))
      .values({ ...made, url: 'https://hooks.example/', secret: 'x', events: ['job.published'] })
      .returning({ id: webhook.id });
    await base.db.insert(everyBrand(webhookDelivery)).values({
      ...{ frontend, webhookId: hook?.id ?? 0, messageId: `msg_${frontend}`, event: 'job.published', payload: '{}' },
      ...{ state: 'waiting', created: days(-1), since: days(-1), due: days(-1) },
    });
  }
  const taken = await takeDue(base.db, { brands: ['acme'], now: new Date(), busy: [], limit: 9 });
  expect(taken.map(({ delivery }) => delivery.messageId)).toEqual(['msg_acme']);
  const rows = await base.db.select().from(everyBrand(webhookDelivery)).orderBy(webhookDelivery.id);
  expect(rows.map(({ frontend, attempts }) => [frontend, attempts])).toEqual([
    ['acme', 1],
    ['rhein', 0],
  ]);
});
