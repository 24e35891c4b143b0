/** What awaits somebody, as an email every morning to those who want it: one for all their brands, none where nothing waits. */
import { isTimeZone } from '../../../runtime/core/brand/check/codes.ts';
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { languageOr } from '../../../runtime/core/document/languages.ts';
import { latestHour } from '../../../runtime/core/moments.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import { describeAge, waitingPlace, workspacePath } from '../../../runtime/core/workspace/waiting.ts';
import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { queueMails } from '../../mail/outbox.ts';
import type { TemplateValues } from '../../mail/templates.ts';
import { hrefOf } from '../../services/href.ts';
import { defineTask, type WorkTools } from '../../work/work.ts';
import { personOf } from '../rights/access.ts';
import {
  deleteMorningMail,
  findMorningMail,
  listMorningZones,
  lockMorningReaders,
  type MorningChoice,
  noteLooked,
  saveMorningMail,
} from './morning-store.ts';
import { type Outlook, sightOf, type Waiting, waitingIn } from './today.ts';

/** Hour in the person's time zone from which it is sent. */
const HOUR = 7;
/** People per transaction. */
const READERS = 20;

/** What the person has chosen; null for no mail. */
export function morningMailOf(context: ApiContext): Promise<MorningChoice | null> {
  return findMorningMail(context.db, personOf(context).id);
}

/** In the language of the request; null ends it. Throws `UserError` BAD_INPUT for an unknown time zone. */
export async function setMorningMail(context: ApiContext, timeZone: string | null): Promise<MorningChoice | null> {
  const { id } = personOf(context);
  if (timeZone === null) {
    await deleteMorningMail(context.db, id);
    return null;
  }
  if (!isTimeZone(timeZone))
    throw new UserError(
      'BAD_INPUT',
      `There is no time zone "${timeZone.slice(0, 60)}". It takes an IANA name, such as Europe/Berlin.`,
      { path: 'timeZone' },
    );
  const choice = { timeZone, locale: context.locale };
  await saveMorningMail(context.db, id, { ...choice, now: context.now });
  return choice;
}

export const morningMailTask = defineTask({
  name: 'morning-mail',
  schedule: '*/15 * * * *',
  retryLimit: 3,
  async run(tools) {
    const sent = await sendMorningMails(tools);
    if (sent > 0) tools.log('info', 'WORKSPACE', `Queued ${sent} morning emails.`);
  },
});

/** Sends what is due; returns the number of mails. Each morning is recorded in the transaction of its mail, so none is sent twice. */
export async function sendMorningMails(tools: WorkTools): Promise<number> {
  const workspace = tools.findBrand(NETWORK_ID);
  // Without a workspace there is nowhere to go from the mail.
  if (workspace === undefined) return 0;
  const now = tools.now();
  const inspected = new Map<string, ReturnType<WorkTools['inspectBrand']>>();
  // Most people look at the same brands.
  const inspect = (id: string) => {
    const known = inspected.get(id) ?? tools.inspectBrand(id);
    inspected.set(id, known);
    return known;
  };
  let sent = 0;
  for (const timeZone of await listMorningZones(tools.db)) {
    const due = { timeZone, morning: latestHour(now, HOUR, timeZone), limit: READERS };
    for (let taken = READERS; taken === READERS && !tools.signal.aborted; ) {
      taken = await transact({ pool: tools.pool, frontend: NETWORK_ID }, async ({ db }) => {
        const outlook = { db, desk: { list: tools.brands, state: tools.stateOfBrand, inspect } };
        const readers = await lockMorningReaders(db, due);
        const mails = [];
        for (const { accountId, email: to, locale: wanted } of readers) {
          const locale = languageOr(workspace.document.locales, wanted);
          const waiting = await waitingIn(outlook, await sightOf(outlook, accountId));
          if (waiting.length === 0) continue;
          const frame = { brand: workspace, origin: tools.originOf(workspace), locale };
          mails.push({ ...frame, to, template: 'morning' as const, values: valuesOf(outlook, frame, waiting, now) });
        }
        await queueMails(db, mails);
        await noteLooked(
          db,
          readers.map(({ accountId }) => accountId),
          now,
        );
        sent += mails.length;
        return readers.length;
      });
    }
  }
  return sent;
}

interface Frame {
  brand: CompiledBrand;
  origin: string;
  locale: string;
}

function valuesOf(
  { desk }: Outlook,
  { brand, origin, locale }: Frame,
  waiting: readonly Waiting[],
  now: Date,
): TemplateValues['morning'] {
  const t = translatorOf(cutCatalogue(brand, locale, ['workspace']), 'workspace');
  const names = new Map(desk.list().map(({ id, document }) => [id, document.site.name]));
  const href = hrefOf(brand, locale);
  const linkTo = (id: string | null, place: Parameters<typeof workspacePath>[2]) =>
    origin + workspacePath(href, id, place);
  const groups = [...Map.groupBy(waiting, ({ kind }) => kind)].map(([kind, entries]) => ({
    title: t(`today.${kind}`),
    entries: entries.map(({ brand: id, count, oldest }) => ({
      title: id === NETWORK_ID ? t('allBrands') : (names.get(id) ?? id),
      facts: [String(count), ...(oldest === null ? [] : [describeAge(oldest, now.getTime(), locale)])],
      link: linkTo(id === NETWORK_ID ? null : id, waitingPlace(kind, id)),
    })),
  }));
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  return { count: String(total), groups, link: linkTo(null, { steps: [] }) };
}
