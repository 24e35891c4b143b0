import { expect, it } from 'vitest';
import { outbox } from '../database/schema/mail.ts';
import { testBackend, testBrand } from '../testing/backend.ts';
import { everyBrand } from '../testing/every-brand.ts';
import { enqueue } from '../work/queue-store.ts';
import { defineTask } from '../work/work.ts';

const api = testBackend([testBrand('acme')], { behindDoor: { request: 1000, health: 500 } });

const mail = (state: string, nextTry: Date) => ({
  ...{ frontend: 'acme', locale: 'en', template: 'test', messageId: `<${state}>`, senderName: 'Acme' },
  ...{ recipient: 'jane@example.com', subject: 'Hello', text: '', html: '', headers: {}, state, nextTry },
});

it('counts what waits in the queues and in the outbox of all brands', async () => {
  expect(await api.backend.depths()).toMatchObject({
    outbox: { queued: 0, sending: 0, failed: 0 },
    mailOverdue: 0,
  });
  const task = defineTask({ name: 'test-depths', retryLimit: 0, run: async () => undefined });
  await enqueue(api.db, task, {});
  await enqueue(api.db, task, {});
  await enqueue(api.db, task, {}, { startAfter: new Date(Date.now() + 3_600_000) });
  const hourAgo = new Date(Date.now() - 3_600_000);
  const inAnHour = new Date(Date.now() + 3_600_000);
  const mails = [mail('queued', hourAgo), mail('queued', inAnHour), mail('sending', inAnHour), mail('failed', hourAgo)];
  await api.db.insert(everyBrand(outbox)).values([...mails, mail('sent', hourAgo), mail('kept', hourAgo)]);
  const { queues, outbox: waiting, mailOverdue } = await api.backend.depths();
  expect(queues.find(({ name }) => name === 'test-depths')).toEqual({
    ...{ name: 'test-depths', due: 2, later: 1, active: 0, failed: 0 },
  });
  expect(waiting).toEqual({ queued: 2, sending: 1, failed: 1 });
  expect(Math.round(mailOverdue / 60)).toBe(60);
});

it('gives up soon while the database is away', async () => {
  for (const manner of ['shut', 'silent'] as const) {
    api.door.become(manner);
    await expect(api.backend.depths()).rejects.toThrow();
  }
  api.door.become('open');
  await expect.poll(() => api.backend.depths().catch(() => null)).not.toBeNull();
});
