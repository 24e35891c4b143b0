/** Visitors, applicants, recruiters and administrators: pages answer each of them, and so does the API behind their pages. */
import { existsSync, globSync } from 'node:fs';
import { isSchema } from '../../schemas/resolved-schema.ts';
import type { BrandCase, BrandTest } from './brand-test.ts';
import type { Login, Person, TestedPage, TestedSite } from './tested-site.ts';

export const people: BrandTest = {
  kind: 'people',
  title: 'Personal pages and what they ask of the API answer visitors, applicants, recruiters and administrators',
  cases: async (site) => {
    const pages = (await site.pages()).filter(({ kind }) => kind === 'personal');
    return [visitor, ...site.people].flatMap((person) => pages.map((page) => personCase(site, person, page)));
  },
};

const visitor: Person = { name: 'visitor', login: null, path: ['pages'] };

/** Of somebody who is signed in. */
export interface Session {
  cookie: string;
  token: string;
}

/** What one person does on a brand. */
interface Visit {
  session: Promise<Session | string | null>;
  /** Queries that were asked already: widgets stand on many pages. */
  asked: Set<string>;
}

const visits = new WeakMap<TestedSite, Map<string, Visit>>();

/** Signs in once. */
function visitOf(site: TestedSite, { name, login }: Person): Visit {
  const known = visits.get(site) ?? new Map<string, Visit>();
  visits.set(site, known);
  const visit = known.get(name) ?? {
    session: login === null ? Promise.resolve(null) : signIn(site, login),
    asked: new Set(),
  };
  known.set(name, visit);
  return visit;
}

function personCase(site: TestedSite, person: Person, page: TestedPage): BrandCase {
  return {
    name: `${person.name} at ${page.address}`,
    sort: `${person.name} at ${page.key}`,
    path: person.path,
    async run() {
      const visit = visitOf(site, person);
      const session = await visit.session;
      // Told once, not for each page.
      if (typeof session === 'string') return isFirst(visit, session) ? [session] : [];
      const faults = await pageFaults(site, page, session);
      for (const { document, name } of await questionsOf(site, page))
        if (isFirst(visit, name)) faults.push(...(await apiFaults(site, document, name, session)));
      return faults.map((fault) => `As ${person.name}: ${fault}`);
    },
  };
}

function isFirst({ asked }: Visit, name: string): boolean {
  if (asked.has(name)) return false;
  asked.add(name);
  return true;
}

/** Whoever is signed in gets the same page: what is personal is loaded by the browser. */
async function pageFaults(
  { read, ask }: TestedSite,
  { address }: TestedPage,
  session: Session | null,
): Promise<string[]> {
  if (session === null) return [];
  const [open, signedIn] = await Promise.all([read(address), ask(address, { headers: { cookie: session.cookie } })]);
  if (signedIn.status !== open.status) return [`${address} answers ${signedIn.status} instead of ${open.status}.`];
  return signedIn.headers['cache-control'] === 'private, no-store' ? [] : [`${address} may be cached.`];
}

interface Question {
  name: string;
  document: string;
}

/** Queries of the widgets on this page that need no more than yes or no. */
async function questionsOf({ brand: { document } }: TestedSite, { key }: TestedPage): Promise<Question[]> {
  const placed = Object.values(document.pages[key] ?? {})
    .filter((region) => Array.isArray(region))
    .flat();
  const widgets = new Set(
    placed.flatMap((one) => (isSchema(one) && typeof one.widget === 'string' ? [one.widget] : [])),
  );
  const found = await Promise.all([...widgets].sort().map(questionsOfWidget));
  return found.flat();
}

const known = new Map<string, Promise<Question[]>>();

function questionsOfWidget(widget: string): Promise<Question[]> {
  const questions = known.get(widget) ?? readQuestions(widget);
  known.set(widget, questions);
  return questions;
}

async function readQuestions(widget: string): Promise<Question[]> {
  const files = globSync(`widgets/${widget}/*.generated.ts`).filter((file) =>
    existsSync(file.replace('.generated.ts', '.graphql')),
  );
  const modules: Record<string, unknown>[] = await Promise.all(
    files.sort().map((file) => import(new URL(`../../${file}`, import.meta.url).href)),
  );
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, text]) =>
      typeof text === 'string' && isSimple(text) ? [{ name, document: text }] : [],
    ),
  );
}

function isSimple(document: string): boolean {
  const [, given = ''] = /^\s*query\s+\w+\s*(?:\(([^)]*)\))?/.exec(document) ?? [document, 'x: Missing!'];
  return given.split(',').every((variable) => !variable.includes('!') || /:\s*Boolean!\s*$/.test(variable));
}

async function apiFaults(site: TestedSite, document: string, name: string, session: Session | null): Promise<string[]> {
  const flags = [...document.matchAll(/\$(\w+):\s*Boolean!/g)].map(([, flag = '']) => [flag, true]);
  const { status, text } = await site.ask('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      frontend: `${site.brand.id};${site.routes.defaultLocale}`,
      ...(session && { authorization: `Bearer ${session.token}` }),
    },
    body: JSON.stringify({ query: document, variables: Object.fromEntries(flags) }),
  });
  const { errors = [] } = JSON.parse(text) as { errors?: { message: string; extensions?: { code?: string } }[] };
  if (status >= 500) return [`The query "${name}" answers ${status}.`];
  // A refusal has a code of its own; without one, something broke. Whoever is signed in need not be asked to sign in.
  const broken = ['INTERNAL', ...(session === null ? [] : ['SIGN_IN_REQUIRED'])];
  return errors
    .filter(({ extensions }) => extensions?.code === undefined || broken.includes(extensions.code))
    .map(({ message }) => `The query "${name}" fails: ${message}`);
}

/** A session; a sentence if signing in fails. */
export async function signIn(
  { origin, ask }: Pick<TestedSite, 'origin' | 'ask'>,
  { email, password }: Login,
): Promise<Session | string> {
  const first = await ask('/api/auth/csrf');
  const before = cookiesOf(first.headers['set-cookie']);
  const { csrfToken } = JSON.parse(first.text);
  const body = new URLSearchParams({ email, password, csrfToken, json: 'true', callbackUrl: '/' });
  const entered = await ask('/api/auth/callback/credentials', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin, cookie: before },
    body: body.toString(),
  });
  if (entered.status !== 200) return `Signing in as ${email} is answered with ${entered.status}.`;
  const cookie = `${before}; ${cookiesOf(entered.headers['set-cookie'])}`;
  const { jwt } = JSON.parse((await ask('/api/auth/session', { headers: { cookie } })).text);
  return typeof jwt === 'string' ? { cookie, token: jwt } : `Nobody is signed in after signing in as ${email}.`;
}

function cookiesOf(header = ''): string {
  return [...header.matchAll(/(?:^|,)\s*((?:__Host-|__Secure-)?(?:next-auth|np)[\w.-]+=[^;,]*)/g)]
    .map(([, pair]) => pair)
    .join('; ');
}
