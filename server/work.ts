/** Work that no request waits for, and the mails that wait in the outbox, in the process that is to do it. */
import type { Backend } from '../backend/backend.ts';
import { createMailSender } from '../backend/mail/sender.ts';
import { createTransport } from '../backend/mail/transport.ts';
import { ALL_TAGS, MAIL_TAG } from '../backend/services/bus.ts';
import { runWork } from '../backend/work/run-work.ts';
import { tasks, tasksAtStart } from '../backend/work/tasks.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings/settings.ts';

/** Starts at once; gives the function that ends it. What cannot be started is logged, and mails go out all the same. */
export function startWork(settings: Pick<Settings, 'mail'>, backend: Backend, log: Log): () => Promise<void> {
  const endMail = startMail(settings, backend, log);
  const running = runWork({ tasks, tasksAtStart, tools: backend.work, bus: backend.services.bus }).catch((error) => {
    log('error', 'WORK', `Background work could not begin: ${error instanceof Error ? error.message : error}`);
    return async () => undefined;
  });
  return async () => {
    await Promise.all([endMail(), running.then((end) => end())]);
  };
}

/** The outbox is a queue of its own, with leases; the sender looks after it, woken at each commit. */
function startMail({ mail }: Pick<Settings, 'mail'>, { work, services }: Backend, log: Log): () => Promise<void> {
  const sender = createMailSender({ pool: work.pool, transport: createTransport(mail), log });
  const end = services.bus.onTags((tags) => {
    if (tags.includes(MAIL_TAG) || tags.includes(ALL_TAGS)) sender.wake();
  });
  sender.start();
  return async () => {
    end();
    await sender.stop();
  };
}
