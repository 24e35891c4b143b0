/** A test that cannot fail is worth nothing: each kind of test of a brand finds the faults that are planted into what the server says. */
import { beforeAll, describe, expect, it } from 'vitest';
import { brandTests } from '../brands/brand-tests.ts';
import { findPeople } from '../brands/find-people.ts';
import { liveBrands } from '../brands/live-brands.ts';
import { testedSite } from '../brands/open-site.ts';
import { runCases } from '../brands/run-tests.ts';
import type { TestedSite } from '../brands/tested-site.ts';
import type { Call, Reply } from './support/http.ts';
import { sharedSite } from './support/shared-site.ts';
import { sitePort } from './support/site.ts';
import { forgetTries } from './support/tries.ts';

/** The reply that a broken server would give instead. */
type Alter = (reply: Reply, path: string, call: Call) => Reply;

interface Plant {
  fault: string;
  /** Names of the cases that look there. */
  cases: RegExp;
  /** The only page that they look at. */
  page?: string;
  alter: Alter;
  found: string[];
}

/** Another reply at this address. */
const at =
  (address: string, other: Partial<Reply>): Alter =>
  (reply, path) =>
    path === address ? { ...reply, ...other } : reply;

/** Another text at this address. Throws where there is nothing to replace, since then nothing would be planted. */
const text =
  (address: string, from: RegExp, to: string): Alter =>
  (reply, path) => {
    if (path !== address) return reply;
    if (!from.test(reply.text)) throw new Error(`${address} has no ${from}.`);
    return { ...reply, text: reply.text.replace(from, to) };
  };

const isSignedIn = ({ headers }: Call) => headers?.cookie !== undefined;

const plants: Record<string, Plant[]> = {
  addresses: [
    {
      fault: 'a page that fails',
      cases: /^\/contact$/,
      alter: at('/contact', { status: 500 }),
      found: ['/contact answers 500 instead of 200.'],
    },
    {
      fault: 'another language',
      cases: /^\/contact$/,
      alter: text('/contact', /<html lang="en"/, '<html lang="fr"'),
      found: ['/contact is in "fr" instead of "en".'],
    },
    {
      fault: 'a canonical URL of another page',
      cases: /^\/contact$/,
      alter: text('/contact', /(<link [^>]*rel="canonical" href="[^"]*)"/, '$1/x"'),
      found: [expect.stringMatching(/^\/contact has the canonical URL \S+\/contact\/x instead of \S+\/contact\.$/)],
    },
    {
      fault: 'a page that is kept from search engines',
      cases: /^\/contact$/,
      alter: text('/contact', /<head>/, '<head><meta name="robots" content="noindex"/>'),
      found: ['/contact is hidden from search engines, against the document.'],
    },
    {
      fault: 'a personal page that is open to search engines',
      cases: /^\/user\/login$/,
      alter: (reply, path) => (path === '/user/login' ? { ...reply, headers: {} } : reply),
      found: ['/user/login is answered with "X-Robots-Tag: ".'],
    },
    {
      fault: 'the title of another site',
      cases: /^\/contact$/,
      alter: text('/contact', /<title\b[^>]*>[^<]*/, '<title>Contact | Other'),
      found: ['/contact has the title "Contact | Other", which does not name the site.'],
    },
    {
      fault: 'a page where there is none',
      cases: /\(missing\)$/,
      alter: at('/no/such/page', { status: 200 }),
      found: ['/no/such/page answers 200 instead of 404.'],
    },
  ],
  links: [
    {
      fault: 'a link to nowhere',
      cases: /^links on \/contact$/,
      alter: text('/contact', /<\/main>/, '<a href="/nowhere">Nowhere</a></main>'),
      found: ['/contact links to /nowhere answers 404.'],
    },
    {
      fault: 'a picture that is missing',
      cases: /^links on \/contact$/,
      alter: text('/contact', /<\/main>/, '<img src="/brands/missing.png" alt=""/></main>'),
      found: ['/contact links to /brands/missing.png answers 404.'],
    },
    {
      fault: 'a menu entry whose page fails',
      cases: /^menu navigation\/footer\//,
      alter: at('/contact', { status: 500 }),
      found: ['/contact answers 500.'],
    },
  ],
  files: [
    {
      fault: 'a feed that breaks off',
      cases: /^\/feeds\/jobs\.rss$/,
      alter: text('/feeds/jobs.rss', /<\/rss>\s*$/, ''),
      found: ['/feeds/jobs.rss is no complete feed.'],
    },
    {
      fault: 'a sitemap that names a page that does not exist',
      cases: /^\/pages\/sitemap\.xml$/,
      alter: text('/pages/sitemap.xml', /(<loc>[^<]*)\/contact</, '$1/nowhere<'),
      found: ['/pages/sitemap.xml names /nowhere, which answers 404.'],
    },
    {
      fault: 'an empty index of sitemaps',
      cases: /^\/sitemap\.xml$/,
      alter: at('/sitemap.xml', { text: '<sitemapindex></sitemapindex>' }),
      found: ['/sitemap.xml answers 200 and names 0 files.'],
    },
    {
      fault: 'a style sheet that is missing',
      cases: /^files of the home page$/,
      alter: (reply, path) => (path.startsWith('/theme/') ? { ...reply, status: 404 } : reply),
      found: [expect.stringMatching(/^\/theme\/\S+ answers 404\.$/)],
    },
    {
      fault: 'messages that fail',
      cases: /^\/api\/messages\/en$/,
      alter: at('/api/messages/en', { status: 500 }),
      found: ['/api/messages/en answers 500.'],
    },
  ],
  texts: [
    {
      fault: 'the name of a text',
      cases: /^\/contact$/,
      alter: text('/contact', /<\/main>/, '<p>pager.label</p><p>pager.lable</p><p>jobs.acme.example</p></main>'),
      found: ['/contact shows "pager.label".', '/contact shows "pager.lable".'],
    },
    {
      fault: 'a placeholder, read aloud',
      cases: /^\/contact$/,
      alter: text('/contact', /<\/main>/, '<button aria-label="Remove {{name}}">x</button></main>'),
      found: ['/contact shows "Remove {{name}}".'],
    },
    {
      fault: 'a value that is none',
      cases: /^\/contact$/,
      alter: text('/contact', /<\/main>/, '<p>undefined</p></main>'),
      found: ['/contact shows "undefined".'],
    },
  ],
  forms: [
    {
      fault: 'a label that is missing',
      cases: /^forms in en$/,
      alter: text('/graphql', /("body":\{"type":"string","title":)"[^"]+"/, '$1" "'),
      found: ['The field "contact/message/body" has no label in "en".'],
    },
    {
      fault: 'a control that nobody wrote',
      cases: /^forms in en$/,
      alter: text('/graphql', /"control":"textarea"/, '"control":"crystal-ball"'),
      found: [expect.stringMatching(/^The field "\S+" has the unknown control "crystal-ball"\.$/)],
    },
    {
      fault: 'a server that accepts everything',
      cases: /^answers of contact$/,
      alter: text('/graphql', /"none":\[.*\]/, '"none":[]'),
      found: ['The server misses no answer of the form "contact" but these: .'],
    },
    {
      fault: 'a server that refuses valid answers',
      cases: /^answers of contact$/,
      alter: text('/graphql', /"good":\[\]/, '"good":[{"code":"required","pointer":"/message"}]'),
      found: ['The server refuses valid answers of the form "contact": required /message.'],
    },
    {
      fault: 'a field that is not on the page',
      cases: /^contact at \/contact$/,
      alter: text('/contact', /name="\/message\/body"/, 'name="other"'),
      found: ['/contact does not show the field "contact/message/body".'],
    },
  ],
  people: [
    {
      fault: 'a page that fails for those who are signed in',
      cases: /^recruiter at/,
      page: '/user/settings',
      alter: (reply, path, call) => (path === '/user/settings' && isSignedIn(call) ? { ...reply, status: 500 } : reply),
      found: ['As recruiter: /user/settings answers 500 instead of 200.'],
    },
    {
      fault: 'a page of one person that is kept for others',
      cases: /^applicant at/,
      page: '/user/settings',
      alter: (reply, path, call) =>
        path === '/user/settings' && isSignedIn(call)
          ? { ...reply, headers: { ...reply.headers, 'cache-control': 'public, max-age=60' } }
          : reply,
      found: ['As applicant: /user/settings may be cached.'],
    },
    {
      fault: 'a query that breaks',
      cases: /^visitor at/,
      page: '/dashboard',
      alter: (reply, path, { body = '' }) =>
        path === '/graphql' && body.includes('query LatestApplications')
          ? { ...reply, text: '{"errors":[{"message":"Unexpected error.","extensions":{"code":"INTERNAL"}}]}' }
          : reply,
      found: ['As visitor: The query "latestApplicationsQuery" fails: Unexpected error.'],
    },
    {
      fault: 'a session that is not known to the API',
      cases: /^recruiter at/,
      page: '/dashboard',
      alter: (reply, path, { headers, body = '' }) =>
        path === '/graphql' && headers?.authorization !== undefined && body.includes('query LatestApplications')
          ? { ...reply, text: '{"errors":[{"message":"Please sign in.","extensions":{"code":"SIGN_IN_REQUIRED"}}]}' }
          : reply,
      found: ['As recruiter: The query "latestApplicationsQuery" fails: Please sign in.'],
    },
    {
      fault: 'a sign-in that signs nobody in',
      cases: /^administrator at/,
      page: '/dashboard',
      alter: at('/api/auth/session', { text: '{}' }),
      found: ['Nobody is signed in after signing in as administrator@brand-tests.example.'],
    },
  ],
  contrast: [
    {
      fault: 'text that fades into its background',
      cases: /in light$/,
      alter: (reply, path) =>
        path.startsWith('/theme/')
          ? { ...reply, text: reply.text.replace(/(--color-text: )#\w+/, '$1#eeeeee') }
          : reply,
      found: [
        expect.stringMatching(/^The style sheet has #eeeeee for "text" instead of #\w+\.$/),
        '"text" #eeeeee on "surface" #fbf6ed has a contrast of 1.08 : 1; it needs 7 : 1.',
        '"text" #eeeeee on "raised" #fffdfa has a contrast of 1.14 : 1; it needs 7 : 1.',
        '"text" #eeeeee on "sunken" #f2eee5 has a contrast of 1.00 : 1; it needs 7 : 1.',
      ],
    },
  ],
  accessibility: [
    {
      fault: 'a field without a label',
      cases: /^\/jobs$/,
      alter: text('/jobs', /<\/main>/, '<input name="x"/></main>'),
      found: [
        expect.stringMatching(/^\/jobs: Form elements must have labels \(label, 1 times, first at input\S*\)\.$/),
      ],
    },
    {
      fault: 'a picture without a description',
      cases: /^\/$/,
      alter: text('/', /<\/main>/, '<img src="/x.png"/></main>'),
      found: [
        expect.stringMatching(/^\/: Images must have alternative text \(image-alt, 1 times, first at img\S*\)\.$/),
      ],
    },
    {
      fault: 'a button without a name',
      cases: /^\/job\//,
      alter: (reply, path) =>
        path.startsWith('/job/')
          ? { ...reply, text: reply.text.replace('</main>', '<button></button></main>') }
          : reply,
      found: [expect.stringMatching(/^\/job\/\S+: Buttons must have discernible text \(button-name, 1 times, /)],
    },
    {
      fault: 'a page that does not say its language',
      cases: /^\/$/,
      alter: text('/', /<html lang="en"/, '<html'),
      found: [expect.stringMatching(/^\/: <html> element must have a lang attribute \(html-has-lang, 1 times, /)],
    },
  ],
};

function broken(site: TestedSite, alter: Alter): TestedSite {
  return {
    ...site,
    ask: async (path, call = {}) => alter(await site.ask(path, call), path, call),
    read: async (path) => alter(await site.read(path), path, {}),
  };
}

function withPage(site: TestedSite, page: string | undefined): TestedSite {
  if (page === undefined) return site;
  return { ...site, pages: async () => (await site.pages()).filter(({ address }) => address === page) };
}

const brands = (await liveBrands()).filter(({ id }) => id === 'harbor-ledger');
const people = await findPeople(sharedSite().databaseUrl, brands);

beforeAll(forgetTries);

it('has planted faults for every kind of test', () => {
  expect(Object.keys(plants).toSorted()).toEqual(brandTests.map(({ kind }) => kind).toSorted());
});

describe.each(brandTests.map((test) => ({ kind: test.kind, test })))('the tests of $kind find', ({ kind, test }) => {
  const [brand] = brands;
  if (brand === undefined) throw new Error('There is no such brand.');
  const site = testedSite(brand, sitePort(), people.get(brand.id));

  it.each(plants[kind] ?? [])('$fault', async ({ cases, page, alter, found }) => {
    const faultsOf = async (one: TestedSite) => {
      const chosen = (await test.cases(withPage(one, page))).filter(({ name }) => cases.test(name));
      expect(chosen.length).toBeGreaterThan(0);
      return (await runCases(chosen)).flatMap(({ faults }) => faults);
    };
    expect(await faultsOf(site)).toEqual([]);
    expect(await faultsOf(broken(site, alter))).toEqual(found);
  });
});
