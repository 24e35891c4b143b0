/** Sends the mails of the outbox while the server runs. */
import type { Backend } from '../backend/backend.ts';
import { createMailSender } from '../backend/mail/sender.ts';
import { createTransport } from '../backend/mail/transport.ts';
import { ALL_TAGS, MAIL_TAG } from '../backend/services/bus.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

/** Starts at once; gives the function that ends it. */
export function startMail(
  { mail }: Pick<Settings, 'mail'>,
  { pool, services }: Backend,
  log: Log,
): () => Promise<void> {
  const sender = createMailSender({ pool, transport: createTransport(mail), log });
  const end = services.bus.onTags((tags) => {
    if (tags.includes(MAIL_TAG) || tags.includes(ALL_TAGS)) sender.wake();
  });
  sender.start();
  return async () => {
    end();
    await sender.stop();
  };
}
