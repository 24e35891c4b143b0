/** Every entry point of the server, with input it has never seen. */
import type { Sent } from './send.ts';

const BRAND = 'harbor-ledger';
const FRONTEND = { frontend: `${BRAND};en`, 'content-type': 'application/json' };

const graphql = (body: unknown, headers: Record<string, string> = {}): Sent => ({
  path: '/graphql',
  method: 'POST',
  headers: { ...FRONTEND, ...headers },
  body: JSON.stringify(body),
});

/** A 15 KB query that the schema rejects. */
const refused = (at: number) =>
  `{ ${Array.from({ length: 330 }, (_, field) => `none_${at}_${field}(${'x'.repeat(25)}: ${field})`).join(' ')} }`;
const fresh = (at: number) =>
  `query Fresh${at} { search(index: JOBS, request: { fulltext: { keys: "w${at}" }, range: { first: 0, last: 2 } }) { total } }`;
const variables = (at: number) => ({
  query: 'query ($slug: String!) { getRoutInfo(slug: $slug) { route { error { code reason } } } }',
  variables: { slug: `/jobs/${at}/${'y'.repeat(1000)}` },
});

/** By name; one is measured at a time. */
export const doors: Readonly<Record<string, (at: number) => Sent>> = {
  'GraphQL, documents that are refused': (at) => graphql({ query: refused(at) }),
  'GraphQL, documents that are run': (at) => graphql({ query: fresh(at) }),
  'GraphQL, variables': (at) => graphql(variables(at)),
  'reports of browsers, `/_log`': (at) => ({
    path: '/_log',
    method: 'POST',
    body: JSON.stringify({ level: 'warn', code: `C${at}`, message: `${at} ${'m'.repeat(900)}` }),
  }),
  'forms and their checks': (at) =>
    at % 2 === 0
      ? { path: `/forms/${BRAND}/contact.${at.toString(16)}.js` }
      : graphql({
          query: 'query ($answers: JSON!) { formFaults(name: "contact", answers: $answers) { code } }',
          variables: { answers: { [`g${at}`]: { [`f${at}`]: 'x'.repeat(500) } } },
        }),
  feeds: (at) => ({ path: `/feeds/jobs.rss?search=feed${at}&utm=${at}` }),
  'signing in, `/api/auth`': (at) => {
    const cookie = `__Secure-next-auth.session-token=${at}${'t'.repeat(300)}; next-auth.csrf-token=${at}|x`;
    const path = [
      'session',
      'csrf',
      'providers',
      `signin?callbackUrl=/p${at}`,
      `error?error=E${at}`,
      `callback/n${at}`,
    ][at % 6];
    return { path: `/api/auth/${path}`, headers: { cookie } };
  },
  uploads: (at) => upload(at),
  'messages and languages': (at) =>
    at % 2 === 0
      ? { path: `/api/messages/x${at}` }
      : { path: `/l${at}/jobs?locale=l${at}`, headers: { 'accept-language': `l${at}`, frontend: `${BRAND};l${at}` } },
  'searches with new words': (at) => ({ path: `/jobs?search=word${at}+${(at * 7).toString(36)}` }),
  'page addresses': (at) => ({
    path: `${['/jobs', '/job', '/organizations', '/blog', ''][at % 5]}/page-${at}?q${at}=${at}`,
  }),
  'data of pages': (at) => ({ path: `/_next/data/b${at}/jobs.json?search=${at}` }),
  hosts: (at) =>
    at % 2 === 0
      ? { path: '/', host: `host-${at}.example` }
      : { path: '/', host: `${BRAND}.localhost:${1 + (at % 65_535)}` },
  'encodings and other headers': (at) => ({
    path: '/',
    headers: { 'accept-encoding': `gzip;q=0.${at}, x${at}`, 'if-none-match': `"${at}"`, 'user-agent': `agent ${at}` },
  }),
  'files, pictures and style sheets': (at) => ({
    path: [
      `/files/${at}`,
      `/theme/${BRAND}.${at.toString(16)}.css`,
      `/brands/${BRAND}/p${at}.svg`,
      `/fonts/f${at}.woff2`,
      `/_next/static/${at}.js`,
    ][at % 5] as string,
  }),
  'links of mails, webhooks, the assistant': (at) =>
    [
      { path: `/user/alerts/t${at}`, method: 'POST', body: 'List-Unsubscribe=One-Click' },
      { path: '/api/stripe/webhook', method: 'POST', body: `{"id":${at}}`, headers: { 'stripe-signature': `t=${at}` } },
      { path: '/api/describe-job', method: 'POST', body: `{"title":"t${at}"}` },
      { path: `/sitemap_jobs_${at}.xml` },
    ][at % 4] as Sent,
};

function upload(at: number): Sent {
  const boundary = `b${at}`;
  const operations = JSON.stringify({
    query: `mutation Up${at % 1000}($file: Upload!) { upload(file: $file, purpose: ATTACHMENT) { id } }`,
    variables: { file: null },
  });
  const part = (name: string, content: string, more = '') =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
  const file = at % 2 === 0 ? `%PDF-1.4\n% ${at}\n1 0 obj\n<<>>\nendobj\n%%EOF\n` : `no picture ${at}`;
  const body =
    part('operations', operations) +
    part('map', '{"f":["variables.file"]}') +
    part('f', file, `; filename="n${at}.pdf"`);
  return {
    path: '/graphql',
    method: 'POST',
    headers: { frontend: FRONTEND.frontend, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${body}--${boundary}--\r\n`,
  };
}
