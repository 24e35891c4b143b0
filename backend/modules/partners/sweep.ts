import { DAY_MS } from '../../../runtime/core/durations.ts';
import { defineTask } from '../../work/work.ts';
import { deleteAnswers } from './api/request-store.ts';
import { deleteCalls } from './calls/call-store.ts';
import { ANSWER_DAYS, CALL_DAYS } from './limits.ts';
import { KEPT_DAYS } from './webhooks/events.ts';
import { deleteDeliveries } from './webhooks/webhook-store.ts';

/** Deletes old answers to requests with idempotency keys, and old lines of both logs. */
export const sweepPartnersTask = defineTask({
  name: 'sweep-partners',
  schedule: '50 3 * * *',
  retryLimit: 3,
  async run({ db, now }) {
    const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
    await deleteAnswers(db, before(ANSWER_DAYS));
    await deleteCalls(db, before(CALL_DAYS));
    await deleteDeliveries(db, before(KEPT_DAYS));
  },
});
