import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandCommand } from './testing/command.ts';

const env: Record<string, string> = {};
const { brand, dir, write } = brandCommand({ env });

/** A brand with everything that a site needs. */
const complete = () => ({
  site: {
    name: 'Acme',
    description: 'Jobs in Springfield.',
    hosts: ['jobs.acme.example'],
    status: 'draft',
    assets: 'acme',
    country: 'US',
    timeZone: 'America/Chicago',
    contactEmail: 'jobs@acme.example',
    senderEmail: 'jobs@acme.example',
    legal: { publisher: 'Acme Ltd', address: 'Main Street 1', privacy: 'privacy', terms: 'terms' },
  },
  pages: {
    home: { hero: [{ widget: 'hero-search', props: { title: 'Work close to home' } }] },
    privacy: { main: [{ widget: 'rich-text', props: { text: '<p>Acme Ltd keeps little.</p>' } }] },
    terms: { path: '/terms', title: 'Terms', main: [{ widget: 'rich-text', props: { text: '<p>Be kind.</p>' } }] },
    contact: { path: '/contact', title: 'Contact', main: [{ widget: 'contact-form' }] },
    'job-wizard': { main: [{ widget: 'job-wizard' }] },
  },
  prices: {
    currency: 'USD',
    invoice: { bank: 'IBAN 1' },
    products: { one: { name: 'One job', type: 'job_credits', price: 100, credits: 1, days: 30 } },
  },
});

function put(document: object): void {
  write('acme', document);
  mkdirSync(join(dir(), 'public/brands/acme'), { recursive: true });
  writeFileSync(join(dir(), 'public/brands/acme/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
}

describe('brand ready', () => {
  it('says that nothing is missing, and how to go live', async () => {
    Object.assign(env, { SMTP_URL: 'smtp://mail.acme.example', SMTP_FROM: 'jobs@acme.example' });
    put(complete());
    expect(await brand('ready', 'acme')).toEqual({
      code: 0,
      out: '"acme" is ready.\nLast of all, to go live: remove "status": "draft" from its "site".',
      err: '',
    });
  });

  it('takes a text page for a privacy policy of its own', async () => {
    Object.assign(env, { SMTP_URL: 'smtp://mail.acme.example', SMTP_FROM: 'jobs@acme.example' });
    const { pages, ...others } = complete();
    const { privacy: _, ...withoutPolicy } = pages;
    const generic = 'The privacy policy is the text that comes with the software. It names nobody.';
    put({ ...others, pages: withoutPolicy });
    expect((await brand('ready', 'acme')).out).toContain(generic);
    put({ ...others, pages: { ...withoutPolicy, privacy: { text: '<p>Acme Ltd keeps little.</p>' } } });
    expect((await brand('ready', 'acme')).out).not.toContain(generic);
  });

  it('does not send a site to where it already is', async () => {
    Object.assign(env, { SMTP_URL: 'smtp://mail.acme.example', SMTP_FROM: 'jobs@acme.example' });
    const live = complete();
    put({ ...live, site: { ...live.site, status: 'live' } });
    expect(await brand('ready', 'acme')).toEqual({
      code: 0,
      out: '"acme" is live, and nothing is missing.',
      err: '',
    });
    delete env.SMTP_URL;
    expect(await brand('ready', 'acme')).toEqual({
      code: 1,
      out: `"acme" is live, but lacks 1 thing:
 1. Mail server not set: all emails stay in the outbox.
    SMTP_URL in the settings of the server (docs/settings.md); run this command with the same settings`,
      err: '',
    });
  });

  it('lists what a new brand lacks, each with the setting or command for it', async () => {
    for (const name of Object.keys(env)) delete env[name];
    await brand('new', 'acme', '--country', 'DE');
    const { code, out } = await brand('ready', 'acme');
    expect(code).toBe(1);
    expect(out).toBe(`"acme" needs 10 things before it goes live:
 1. No host: the site has no public address.
    "site": { "hosts": ["jobs.example.com"] }, and let the DNS record of that name point to the server
 2. No description: search engines show a sentence that every site has.
    "site": { "description": { "en": "..." } }, in each language of the site
 3. No publisher: pages, emails and invoices do not say who runs the site.
    "site": { "legal": { "publisher": "Acme Publishing Ltd" } }
 4. No postal address of the publisher.
    "site": { "legal": { "address": "1 Main Street, Springfield" } }
 5. Imprint missing: the law of the country requires one.
    Add a page with a "path" below "pages", and name its key: "site": { "legal": { "imprint": "imprint" } }
 6. Contact page takes no messages: no address receives them.
    "site": { "contactEmail": "jobs@example.com" }
 7. No contact page: no page has the contact form.
    Add { "widget": "contact-form" } to a page, such as "contact"
 8. No sender address for emails.
    "site": { "senderEmail": "jobs@example.com" }, or SMTP_FROM in the settings of the server
 9. Mail server not set: all emails stay in the outbox.
    SMTP_URL in the settings of the server (docs/settings.md); run this command with the same settings
10. No job form: no page has it, so employers cannot post jobs.
    Add { "widget": "job-wizard" } to the page "job-wizard", or set "features": { "recruiter": false }
Worth a look:
  - The logo is the one that was drawn from the name.
    Put your own over public/brands/acme/logo.svg
  - The home page has the title that every new site has.
    "pages": { "home": { "title": ..., "hero": [...] } }
  - No products: employers post for free and can buy nothing.
    "prices": { "currency": "USD", "products": { ... } }
  - The privacy policy is the text that comes with the software. It names nobody.
    Copy the page "privacy" from brands/default.json and write your own
  - No terms and conditions.
    Add a page with a "path" below "pages", and name its key: "site": { "legal": { "terms": "terms" } }
Last of all, to go live: remove "status": "draft" from its "site".`);
  });

  it.each([
    [
      { prices: { ...complete().prices, invoice: { bank: '' } } },
      'No bank account on invoices.\n    "prices": { "invoice": { "bank": "IBAN ..., BIC ..." } }',
    ],
    [
      { prices: { ...complete().prices, tax: { rate: 19 } } },
      'No VAT number on invoices, although tax is added.\n    "prices": { "tax": { "number": "DE136695976" } }',
    ],
    [
      { prices: { ...complete().prices, providers: ['stripe'] } },
      'No keys for payment by card.\n    STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET in the settings of the server, or "prices": { "providers": ["invoice"] }',
    ],
    [{ theme: { primary: '#ffe100' } }, 'The checker finds 1 error.\n    npm run brand -- check acme'],
  ])('misses one thing in %j', async (change, step) => {
    Object.assign(env, { SMTP_URL: 'smtp://mail.acme.example', SMTP_FROM: 'jobs@acme.example' });
    put({ ...complete(), ...change });
    const { code, out } = await brand('ready', 'acme');
    expect([code, out.split('\n').slice(0, 3).join('\n')]).toEqual([
      1,
      `"acme" needs 1 thing before it goes live:\n 1. ${step}`,
    ]);
  });

  it('says what still is of the brand that it was copied from', async () => {
    Object.assign(env, { SMTP_URL: 'smtp://mail.acme.example', SMTP_FROM: 'jobs@acme.example' });
    const said = { widget: 'quotation', props: { text: 'Found the job on a Monday.', name: 'A reader' } };
    const about = {
      path: '/about',
      title: 'About us',
      text: `<p>${'The paper of the plains since 1880. '.repeat(4)}</p>`,
    };
    const { site, pages, ...others } = complete();
    const withMore = { ...pages, home: { ...pages.home, main: [said] }, about };
    const ledger = { name: 'Ledger', hosts: ['jobs.ledger.example'], contactEmail: null, senderEmail: null };
    write('ledger', { site: { ...site, ...ledger, legal: {} }, pages: withMore, ...others });
    put({ site, pages: withMore, ...others });
    expect((await brand('ready', 'acme')).out).toContain(`
  - The headline is that of "ledger".
    /pages/home/hero/0/props/title
  - Somebody is quoted who said this about "ledger".
    /pages/home/main/0/props/text
  - Texts are word for word those of "ledger".
    /pages/about/text
  - Everything costs what it costs on "ledger".
    "prices": { "products": ... }: one`);
    const products = { one: { ...others.prices.products.one, price: 120 } };
    const hero = [{ widget: 'hero-search', props: { title: 'Work on the plains' } }];
    put({
      site,
      pages: {
        ...withMore,
        home: { hero, main: [{ ...said, props: { ...said.props, text: 'It was quick.' } }] },
        about: null,
      },
      prices: { ...others.prices, products },
    });
    expect((await brand('ready', 'acme')).out).not.toContain('ledger');
  });

  it('leaves a document that does not fit to the checker', async () => {
    put({ ...complete(), thema: {} });
    expect(await brand('ready', 'acme')).toEqual({
      code: 1,
      out: '',
      err: '"acme" cannot be read. Run: npm run brand -- check acme',
    });
  });

  it.each([
    ['family', '"family" is a family, which no visitor sees.'],
    ['acne', 'There is no brand "acne". Allowed: "default", "family".'],
  ])('is for sites only, not for "%s"', async (id, message) => {
    expect(await brand('ready', id)).toEqual({ code: 1, out: '', err: message });
  });
});
