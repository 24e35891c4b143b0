/** Load that writes down what the site has acknowledged, and compares it with what is there in the end. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../backend/seed/random.ts';
import { anyAddress } from '../benchmark/browser.ts';
import { mostRow, type Row } from '../benchmark/table.ts';
import { bearerOf, newSearch, OWN, openSession, SAVE } from '../benchmark/visitors.ts';
import { BRAND, type Crew } from './crew.ts';

const WRITERS = 3;
const READERS = 3;
const PATIENCE_MS = 30_000;
const SUBSCRIBE = 'mutation ($email: String!) { subscribeToNewsletter(email: $email) { confirm faults { code } } }';

export interface Ledger {
  /** Addresses whose subscription was acknowledged: each has one row and one mail. */
  subscribed: Set<string>;
  /** Sent, but not acknowledged. */
  unsure: Set<string>;
  /** The last acknowledged version of the employer's profile, and how many saves were sent after it. */
  profile: { version: number; presentation: string; unsure: Set<string> };
  saves: number;
  /** How often the employer had to enter the password. */
  signIns: number;
  reads: number;
  /** By status, or by error. */
  refusals: Map<string, number>;
}

export interface Load {
  ledger: Ledger;
  /** Resolves when no request is in progress any more. */
  stop(): Promise<void>;
}

/** Visitors who read, people who subscribe, and an employer who saves a profile, until it is stopped. */
export async function putLoad({ get, port }: Pick<Crew, 'get' | 'port'>, random: Random): Promise<Load> {
  const ledger: Ledger = {
    subscribed: new Set(),
    unsure: new Set(),
    profile: { version: 0, presentation: '', unsure: new Set() },
    saves: 0,
    signIns: 0,
    reads: 0,
    refusals: new Map(),
  };
  let isOver = false;
  const note = (what: string) => void ledger.refusals.set(what, (ledger.refusals.get(what) ?? 0) + 1);
  const headers = () => ({
    'content-type': 'application/json',
    frontend: `${BRAND};en-us`,
    'x-forwarded-for': anyAddress(),
    host: `${BRAND}.localhost:${port}`,
  });

  /** The data of an answer; undefined if it was refused or got lost. */
  async function ask(query: string, variables: object, token?: string): Promise<Record<string, never> | undefined> {
    const body = JSON.stringify({ query, variables });
    const own = token === undefined ? headers() : { ...headers(), authorization: `Bearer ${token}` };
    const answer = await Promise.race([
      get('/graphql', { method: 'POST', headers: own, body }).catch((error: NodeJS.ErrnoException) =>
        note(error.code ?? error.message),
      ),
      pause(PATIENCE_MS, undefined, { ref: false }),
    ]);
    if (!answer) return undefined;
    if (answer.status !== 200) return void note(`${answer.status}`);
    const { data, errors } = JSON.parse(answer.text);
    if (errors) return void note(errors[0].extensions?.code ?? errors[0].message);
    return data;
  }

  async function subscribe(who: number): Promise<void> {
    for (let at = 0; !isOver; at += 1) {
      const email = `reader-${who}-${at}@people.example`;
      ledger.unsure.add(email);
      const data = await ask(SUBSCRIBE, { email });
      const { confirm } = (data?.subscribeToNewsletter ?? {}) as { confirm?: boolean };
      if (confirm === true) {
        ledger.subscribed.add(email);
        ledger.unsure.delete(email);
      }
      await pause(20 + random.next() * 60);
    }
  }

  async function read(): Promise<void> {
    while (!isOver) {
      const { path } = random.next() < 0.5 ? { path: '/jobs' } : newSearch();
      const answer = await get(path, { headers: { 'x-forwarded-for': anyAddress() } }).catch(
        (error: NodeJS.ErrnoException) => error,
      );
      if ('status' in answer && answer.status === 200) ledger.reads += 1;
      else note(`page ${'status' in answer ? answer.status : answer.code}`);
      await pause(20 + random.next() * 60);
    }
  }

  async function save(): Promise<void> {
    let cookie = '';
    let token = '';
    // As a page does: a token that is no longer good is replaced as long as the session lasts.
    const bearer = async () => {
      const kept = cookie === '' ? '' : await bearerOf(get, cookie);
      if (kept !== '') return kept;
      cookie = await openSession(get);
      ledger.signIns += 1;
      return bearerOf(get, cookie);
    };
    while (!isOver) {
      await pause(50 + random.next() * 100);
      if (token === '') token = await bearer().catch(() => '');
      if (token === '') continue;
      const own = (await ask(OWN, {}, token)) as unknown as Own | undefined;
      const version = own?.ownOrganization?.groups.find(({ group }) => group === 'about')?.version;
      if (version === undefined || own === undefined) {
        token = '';
        continue;
      }
      const value = `<p>Saved ${Math.floor(random.next() * 2 ** 32).toString(36)}</p>`;
      ledger.profile.unsure.add(value);
      const answers = { presentation: { value, format: 'filtered_html' } };
      const data = (await ask(SAVE, { id: own.ownOrganization.id, version, answers }, token)) as unknown as
        | Saved
        | undefined;
      if (data?.saveOrganizationGroup?.faults.length !== 0) continue;
      ledger.profile = { version: data.saveOrganizationGroup.version, presentation: value, unsure: new Set() };
      ledger.saves += 1;
    }
  }

  const all = [
    ...Array.from({ length: WRITERS }, (_, at) => subscribe(at)),
    ...Array.from({ length: READERS }, read),
    save(),
  ];
  return {
    ledger,
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}

interface Own {
  ownOrganization: { id: number; groups: { group: string; version: number }[] };
}
interface Saved {
  saveOrganizationGroup: { faults: unknown[]; version: number };
}

/** Resolves when the employer has saved once more; rejects if that takes longer than two minutes. */
export async function awaitSave(ledger: Ledger): Promise<void> {
  const { saves } = ledger;
  for (const deadline = Date.now() + 120_000; ledger.saves === saves; await pause(100))
    if (Date.now() > deadline) throw new Error('Nothing is saved any more.');
}

/**
 * Waits until every mail is sent, then compares rows and mails with what was acknowledged. `isSenderAlive`: it was not killed, and has no
 * reason to hand over a mail again.
 */
export async function settle(crew: Crew, ledger: Ledger, isSenderAlive = false): Promise<Row[]> {
  const waiting = await awaitMails(crew);
  const { rows, mails, profile } = await crew.withDatabase(async (client) => ({
    rows: (
      await client.query<{ email: string; n: number }>(
        "select email, count(*)::int as n from newsletter_reader where email like 'reader-%@people.example' group by 1",
      )
    ).rows,
    mails: (
      await client.query<{ email: string; n: number }>(
        "select recipient as email, count(*)::int as n from outbox where recipient like 'reader-%@people.example' group by 1",
      )
    ).rows,
    profile: (
      await client.query<{ text: string }>(
        'select to_jsonb(p)::text as text from organization_profile p union all select to_jsonb(o)::text from organization o',
      )
    ).rows,
  }));
  const kept = new Map(rows.map(({ email, n }) => [email, n]));
  const asked = [...ledger.subscribed];
  const lost = asked.filter((email) => !kept.has(email));
  const unmailed = asked.filter((email) => !mails.some((mail) => mail.email === email));
  const doubled = [...rows, ...mails].filter(({ n }) => n > 1);
  const versions = [ledger.profile.presentation, ...ledger.profile.unsure].filter(Boolean);
  const isSaved =
    ledger.profile.presentation === '' ||
    profile.some(({ text }) => versions.some((one) => text.includes(JSON.stringify(one).slice(1, -1))));
  const { twice, again } = countMails(crew);
  const arrived = new Set(crew.mails.received.flatMap(({ recipients }) => recipients));
  const unsent = asked.filter((email) => !arrived.has(email));
  return [
    {
      what: 'acknowledged',
      measured: `${asked.length} subscriptions (${ledger.unsure.size} more without an answer), ${ledger.saves} saves; ${ledger.reads} pages read`,
      reach: '',
      good: null,
    },
    {
      what: 'refused or cut off',
      measured: [...ledger.refusals].map(([what, n]) => `${n} ${what}`).join(', ') || 'none',
      reach: '',
      good: null,
    },
    mostRow('acknowledged subscriptions lost', lost.length, 0, ''),
    mostRow('acknowledged subscriptions without a mail in the outbox', unmailed.length, 0, ''),
    mostRow('rows and mails there twice', doubled.length, 0, ''),
    {
      what: 'the last acknowledged profile',
      measured: isSaved ? 'is there' : 'is lost',
      reach: 'is there',
      good: isSaved,
    },
    mostRow('mails still waiting', waiting, 0, ''),
    mostRow('acknowledged mails that did not arrive', unsent.length, 0, ''),
    mostRow('mails that arrived twice as two', twice, 0, ''),
    isSenderAlive
      ? mostRow('mails handed over again with the same Message-ID', again, 0, '')
      : {
          what: 'mails handed over again with the same Message-ID',
          measured: String(again),
          reach: 'at most one for each kill of a sender',
          good: null,
        },
  ];
}

/** `twice`: with another Message-ID, which nobody can tell from two; `again`: with the same one. */
function countMails({ mails }: Crew): { twice: number; again: number } {
  const ids = new Map<string, Set<string>>();
  let again = 0;
  for (const mail of mails.received) {
    const to = mail.recipients.join();
    const id = mail.field('message-id') ?? '';
    const known = ids.get(to) ?? new Set();
    if (known.has(id)) again += 1;
    ids.set(to, known.add(id));
  }
  const readers = [...ids].filter(([to]) => to.startsWith('reader-'));
  return { twice: readers.filter(([, known]) => known.size > 1).length, again };
}

const MAIL_MS = 120_000;

/** How many are left after two minutes. Leases of killed processes, which last ten minutes, end at once. */
async function awaitMails(crew: Crew): Promise<number> {
  return crew.withDatabase(async (client) => {
    await client.query("update outbox set next_try = now() where state = 'sending'");
    for (const deadline = Date.now() + MAIL_MS; ; await pause(500)) {
      const { rows } = await client.query<{ n: number }>(
        "select count(*)::int as n from outbox where state in ('queued', 'sending') and recipient like 'reader-%'",
      );
      const left = rows[0]?.n ?? 0;
      if (left === 0 || Date.now() > deadline) return left;
    }
  });
}
