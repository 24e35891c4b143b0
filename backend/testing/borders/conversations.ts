/** What seekers and employers write to each other on a brand, about an application and a contact request. */
import type { Database } from '../../database/pool.ts';
import {
  conversation,
  interview,
  message,
  messageNotice,
  messageTemplate,
} from '../../database/schema/conversations.ts';
import { outbox } from '../../database/schema/mail.ts';
import { upload } from '../../database/schema/uploads.ts';
import { everyBrand } from '../every-brand.ts';
import { days } from '../rows.ts';
import { hashOf, type Shared } from './people.ts';

interface Subjects {
  application: number;
  approvedContact: number;
  openedContact: number;
  /** The failed mail of a message. */
  lostMail: number;
}

export async function insertConversations(
  db: Database,
  frontend: string,
  { people, organizationId }: Shared,
  about: Subjects,
) {
  const { application, approvedContact, openedContact, lostMail } = about;
  const marker = `of ${frontend}`;
  const files = await db
    .insert(everyBrand(upload))
    .values({
      ...{ frontend, ownerId: people.seeker.id, purpose: 'ATTACHMENT', key: `letter-${frontend}` },
      ...{ name: `letter ${marker}.pdf`, type: 'application/pdf', size: 3, sha256: hashOf(`letter ${marker}`) },
      ...{ variants: [], state: 'kept' },
    })
    .returning({ id: upload.id });
  const mails = await db
    .insert(everyBrand(outbox))
    .values({
      ...{ frontend, locale: 'en', template: 'message', messageId: `mail of an old message ${marker}` },
      ...{ senderName: 'x', recipient: people.seeker.email, subject: 'x', text: 'x', html: 'x', headers: {} },
      state: 'sent',
    })
    .returning({ id: outbox.id });
  const written = { frontend, fromSeeker: false, text: marker, created: days(-1) };
  const rows = await db
    .insert(everyBrand(message))
    .values([
      { ...written, contactId: approvedContact, authorId: people.employer.id },
      { ...written, contactId: openedContact, authorId: people.colleague.id, mailId: lostMail },
      { ...written, contactId: openedContact, authorId: people.colleague.id, undelivered: days(-1) },
      { ...written, applicationId: application, authorId: people.employer.id, readerId: people.seeker.id },
      {
        ...{ ...written, fromSeeker: true, applicationId: application, authorId: people.seeker.id },
        ...{ readerId: people.employer.id, files: files.map(({ id }) => id) },
      },
      {
        ...{ ...written, applicationId: application, authorId: people.employer.id, created: days(-400) },
        ...{ mailId: mails[0]?.id ?? 0, sendKey: 'key-of-an-old-message' },
      },
    ])
    .returning({ id: message.id });
  const [soon, meeting] = [days(5), { frontend, minutes: 30, place: marker }];
  await db.insert(everyBrand(interview)).values([
    { ...meeting, messageId: rows[3]?.id ?? 0, times: [soon] },
    { ...meeting, messageId: rows[5]?.id ?? 0, times: [soon], accepted: soon },
  ]);
  await db.insert(everyBrand(conversation)).values([
    { frontend, contactId: openedContact, seekerRead: rows[1]?.id ?? 0 },
    { frontend, applicationId: application, employerRead: 1 },
  ]);
  await db
    .insert(everyBrand(messageNotice))
    .values(
      [people.seeker, people.employer].map(({ id }) => ({ frontend, accountId: id, mode: 'daily', told: days(-3) })),
    );
  const templates = await db
    .insert(everyBrand(messageTemplate))
    .values({ frontend, organizationId, name: 'No', text: marker })
    .returning({ id: messageTemplate.id });
  return { template: templates[0]?.id ?? 0, saidByEmployer: rows[3]?.id ?? 0, saidBySeeker: rows[4]?.id ?? 0 };
}
