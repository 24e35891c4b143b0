/** Typical daily traffic of a running site, from visitors and people who are signed in. */
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { DEMO_PASSWORD } from '../../backend/seed/people.ts';
import { client, type Get } from '../site/support/http.ts';
import { anyAddress, anyVisitor } from './browser.ts';

const BRAND = 'harbor-ledger';
const FRONTEND = `${BRAND};en-us`;
const syllables = ['ba', 'che', 'do', 'fi', 'gra', 'hu', 'ki', 'lo', 'me', 'nu', 'pa', 'ri', 'so', 'ta', 've', 'wo'];
const words = ['manager', 'nurse', 'driver', 'clerk', 'engineer', 'teacher', 'sales', 'night', 'remote', 'senior'];
const SEARCH = 'query ($request: SearchRequest!) { search(index: JOBS, request: $request) { total hits { id } } }';

const some = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const newWord = () => Array.from({ length: 4 }, () => some(syllables)).join('');
/** Of the profiles that are saved: people who write about one thing use the same words. */
const ownWords = Array.from({ length: 300 }, newWord);

interface Request {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

/** Draws requests: half of them cached pages, a quarter new searches, the rest jobs, files, feeds and API calls. */
export async function openMix(port: number): Promise<() => Request> {
  const get = client(port, { brand: BRAND });
  const linksOn = async (path: string, pattern: RegExp) =>
    [...(await get(path)).text.matchAll(pattern)].flatMap(([, link]) => link ?? []);
  const lists = Array.from({ length: 10 }, (_, at) => `/jobs?page=${at + 1}`);
  const jobs = (await Promise.all(lists.map((list) => linksOn(list, /href="(\/job\/[^"?#]+)"/g)))).flat();
  const organizations = await linksOn('/organizations', /href="(\/organization\/[^"?#]+)"/g);
  const kept = ['/', '/jobs', '/organizations', '/employers', ...jobs.slice(0, 30)];
  const files = ['/robots.txt', '/sitemap.xml', '/jobs/sitemap.xml', '/feeds/jobs.rss', '/api/messages/en'];
  const page = (path: string): Request => ({ method: 'GET', path });
  const search = (): Request => ({
    method: 'POST',
    path: '/graphql',
    body: JSON.stringify({
      query: SEARCH,
      variables: { request: { fulltext: { keys: newWord() }, range: { first: 0, last: 10 } } },
    }),
  });
  return () => {
    const drawn = Math.random();
    if (drawn < 0.5) return page(some(kept));
    if (drawn < 0.65) return page(`/jobs?search=${newWord()}`);
    if (drawn < 0.75)
      return page(`/jobs?search=${some(words)}+${some(words)}&page=${1 + Math.floor(Math.random() * 3)}`);
    if (drawn < 0.87) return page(some(jobs));
    if (drawn < 0.91) return page(some(organizations));
    if (drawn < 0.95) return page(some(files));
    return search();
  };
}

/** Searches that are rendered every time. */
export const newSearch = (): Request => ({ method: 'GET', path: `/jobs?search=${newWord()}` });

export interface Pressure {
  port: number;
  seconds: number;
  connections: number;
  /** Requests per second; defaults to as many as possible. */
  rate?: number;
  next: () => Request;
}

/** Responses of one load: by status, and what half of them and 99 of 100 took at most, in milliseconds. */
export interface Outcome {
  served: number;
  shed: number;
  failed: number;
  perSecond: number;
  p50: number;
  p99: number;
}

/** Puts load on the site from this machine; 503 responses are counted separately. */
export async function press({ port, seconds, connections, rate, next }: Pressure): Promise<Outcome> {
  const counts = { served: 0, shed: 0, failed: 0 };
  const run = autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    timeout: 30,
    ...(rate === undefined ? {} : { overallRate: rate }),
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          ...next(),
          headers: {
            ...anyVisitor(),
            host: `${BRAND}.localhost:${port}`,
            frontend: FRONTEND,
            'content-type': 'application/json',
          },
        }),
        onResponse: (status) => {
          if (status === 503) counts.shed += 1;
          // A random address may be beyond the last page.
          else if (status >= 400 && status !== 404) counts.failed += 1;
          else counts.served += 1;
        },
      },
    ],
  });
  const { errors, latency } = await run;
  const failed = counts.failed + errors;
  return { ...counts, failed, perSecond: counts.served / seconds, p50: latency.p50, p99: latency.p99 };
}

export const SAVE = `mutation ($id: Int!, $answers: JSON!, $version: Int!) {
  saveOrganizationGroup(organizationId: $id, group: "about", answers: $answers, version: $version) { faults { code } version }
}`;
export const OWN = '{ ownOrganization { id groups { group version } } }';

/**
 * Signs in as an employer and saves a profile every `every` milliseconds until aborted. Returns the number of
 * successful saves.
 */
export async function employ(port: number, every: number, signal: AbortSignal): Promise<number> {
  let saves = 0;
  while (!signal.aborted) {
    const get = client(port, { brand: BRAND, headers: { 'x-forwarded-for': anyAddress() } });
    const token = await signIn(get);
    const ask = async (query: string, variables = {}) => {
      const headers = { 'content-type': 'application/json', frontend: FRONTEND, authorization: `Bearer ${token}` };
      const { text } = await get('/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
      return JSON.parse(text).data;
    };
    const { ownOrganization: own } = await ask(OWN);
    let { version } = own.groups.find(({ group }: { group: string }) => group === 'about');
    for (let time = 0; time < 10 && !signal.aborted; time += 1) {
      const value = Array.from(
        { length: 40 },
        () => `<p>${some(ownWords)} <b>${some(ownWords)}</b> ${some(ownWords)}</p>`,
      ).join('');
      const saved = await ask(SAVE, {
        id: own.id,
        version,
        answers: { presentation: { value, format: 'filtered_html' } },
      });
      if (saved?.saveOrganizationGroup?.faults.length === 0) saves += 1;
      version = saved?.saveOrganizationGroup?.version ?? version;
      await pause(every, undefined, { signal }).catch(() => undefined);
    }
  }
  return saves;
}

/** The bearer token of an employer who signs in. */
export async function signIn(get: Get): Promise<string> {
  return bearerOf(get, await openSession(get));
}

/** Cookies of an employer who signs in. Rejects without an answer. */
export async function openSession(get: Get): Promise<string> {
  const csrf = await get('/api/auth/csrf');
  const cookies = (text: string | undefined) => (text ?? '').split(/,(?=[^ ])/).map((one) => one.split(';')[0]);
  const body = new URLSearchParams({
    csrfToken: JSON.parse(csrf.text).csrfToken,
    email: `recruiter@${BRAND}.example`,
    password: DEMO_PASSWORD,
    json: 'true',
    callbackUrl: '/',
  }).toString();
  const cookie = cookies(csrf.headers['set-cookie']).join('; ');
  const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie };
  const signed = await get('/api/auth/callback/credentials', { method: 'POST', headers, body });
  if (signed.status !== 200) throw new Error(`Nobody could sign in: ${signed.status}`);
  return cookies(signed.headers['set-cookie']).join('; ');
}

/** The bearer token of a session; empty if it has ended. Rejects without an answer. */
export async function bearerOf(get: Get, cookie: string): Promise<string> {
  const session = await get('/api/auth/session', { headers: { cookie } });
  if (session.status !== 200) throw new Error(`The session could not be read: ${session.status}`);
  return JSON.parse(session.text).jwt ?? '';
}
