/** Background work and the mails of the outbox, in the process that is responsible for them. */
import type { Backend } from '../backend/backend.ts';
import { openSmtpDoor, type SmtpDoor } from '../backend/mail/inbound/smtp-door.ts';
import { createMailSender } from '../backend/mail/sender.ts';
import { createTransport } from '../backend/mail/transport.ts';
import { ALL_TAGS, MAIL_TAG } from '../backend/services/bus.ts';
import { runWork } from '../backend/work/run-work.ts';
import { tasks, tasksAtStart } from '../backend/work/tasks.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings/settings.ts';

/** Starts immediately; returns a function that stops it. If a part cannot be started, that is logged, and mails are sent all the same. */
export function startWork(
  settings: Pick<Settings, 'mail' | 'mailIn'>,
  backend: Backend,
  log: Log,
): () => Promise<void> {
  const endMailIn = startMailIn(settings, backend, log);
  const endMail = startMail(settings, backend, log);
  const running = runWork({ tasks, tasksAtStart, tools: backend.work, bus: backend.services.bus }).catch((error) => {
    log('error', 'WORK', `Background work could not begin: ${error instanceof Error ? error.message : error}`);
    return async () => undefined;
  });
  return async () => {
    await Promise.all([endMail(), endMailIn(), running.then((end) => end())]);
  };
}

/** The outbox is a queue of its own, with leases; the sender processes it, woken at each commit. */
function startMail(
  { mail }: Pick<Settings, 'mail'>,
  { work, services, replies }: Backend,
  log: Log,
): () => Promise<void> {
  const sender = createMailSender({
    ...{ pool: work.pool, transport: createTransport(mail, replies), log },
    pdfOf: services.invoicePdfs.pdfOf,
  });
  const end = services.bus.onTags((tags) => {
    if (tags.includes(MAIL_TAG) || tags.includes(ALL_TAGS)) sender.wake();
  });
  sender.start();
  return async () => {
    end();
    await sender.stop();
  };
}

/** Receives replies over SMTP. A port that another process on this machine holds already is not an error: that one receives them. */
function startMailIn({ mailIn }: Pick<Settings, 'mailIn'>, backend: Backend, log: Log): () => Promise<void> {
  if (mailIn?.smtp == null) return async () => undefined;
  const { host, port } = mailIn.smtp;
  const opening = openSmtpDoor({
    ...{ host, port, log, receive: backend.receiveMail },
    isOurs: (address) => backend.replies.read(address) !== null,
  }).catch((error: unknown): SmtpDoor | null => {
    log('warn', 'MAIL_IN', `No mail is received here: ${error instanceof Error ? error.message : error}`);
    return null;
  });
  return async () => (await opening)?.close();
}
