import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { gatherCopy } from './copy.ts';
import { brandCommand } from './testing/command.ts';
import { defaultLocations, Workspace } from './workspace.ts';

const { brand, dir, path, write } = brandCommand();
const written = () => JSON.parse(readFileSync(path('acme'), 'utf8'));

/** A brand with a name, a publisher, a bank account and pictures of its own. */
const ledger = () => ({
  $schema: '../schemas/brand.schema.json',
  version: 1,
  site: {
    name: 'Harbor Ledger Jobs',
    description: { en: 'Harbor Ledger Jobs lists work by the sea.', de: 'Arbeit am Meer.' },
    hosts: ['jobs.ledger.example', 'www.ledger.example'],
    assets: 'ledger',
    logo: 'crest.svg',
    loginImage: 'harbor.jpg',
    contactEmail: 'jobs@ledger.example',
    social: { facebook: 'https://www.facebook.com/ledger' },
    legal: { publisher: 'Ledger Publishing', address: 'Pier 1, Portland', imprint: 'imprint' },
  },
  theme: { primary: '#0b3d2e', radius: 'none' },
  locales: { default: 'en', supported: ['en', 'de'] },
  pages: {
    imprint: {
      path: '/imprint',
      main: [
        {
          widget: 'rich-text',
          props: { text: '<p>Ledger Publishing, Pier 1, Portland. <a href="mailto:jobs@ledger.example">Write</a></p>' },
        },
      ],
    },
  },
  prices: { currency: 'USD', invoice: { prefix: 'HL', bank: 'Pier Bank\nIBAN DE02 1203 0000 0000 2020 51' } },
});

beforeEach(() => {
  write('ledger', ledger());
  const folder = join(dir(), 'public/brands/ledger');
  mkdirSync(folder, { recursive: true });
  for (const name of ['crest.svg', 'harbor.jpg'])
    writeFileSync(join(folder, name), `<svg><title>${name}</title></svg>`);
});

describe('brand new --from', () => {
  it('copies a brand without what belongs to its publisher, and says what it left out', async () => {
    const { code, out } = await brand('new', 'acme', '--from', 'ledger');
    expect(code).toBe(0);
    expect(written()).toEqual({
      $schema: '../schemas/brand.schema.json',
      version: 1,
      site: {
        name: 'Acme',
        description: { en: 'Acme lists work by the sea.', de: 'Arbeit am Meer.' },
        hosts: [],
        assets: 'acme',
        logo: 'logo.svg',
        loginImage: 'harbor.jpg',
        legal: { imprint: 'imprint' },
        status: 'draft',
        logoDark: 'logo-dark.svg',
      },
      theme: { primary: '#0b3d2e', radius: 'none' },
      locales: { default: 'en', supported: ['en', 'de'] },
      pages: ledger().pages,
      prices: { currency: 'USD' },
    });
    expect(out.split('\n').slice(0, 2)).toEqual([
      'Not copied, because it belongs to "ledger" alone: /site/hosts, /site/contactEmail, /site/social/facebook, /site/legal/publisher, /site/legal/address, /prices/invoice/prefix, /prices/invoice/bank.',
      '/pages/imprint/main/0/props/text still says "jobs@ledger.example". Change it in the file.',
    ]);
    const pictures = readdirSync(join(dir(), 'public/brands/acme'));
    expect(pictures).toContain('harbor.jpg');
    expect(pictures).toContain('logo.svg');
    expect(pictures).not.toContain('crest.svg');
  });

  it('cuts the copy into the same parts', async () => {
    const { pages, ...rest } = ledger();
    write('ledger', rest);
    mkdirSync(join(dir(), 'brands/ledger'));
    write('ledger/texts', { $schema: '../../schemas/brand.schema.json', pages });
    const { code } = await brand('new', 'acme', '--from', 'ledger', '--set', '/site/legal/publisher=Acme Ltd');
    expect(code).toBe(0);
    expect(written().pages).toBeUndefined();
    const texts = JSON.parse(readFileSync(path('acme/texts'), 'utf8'));
    expect(texts.$schema).toBe('../../schemas/brand.schema.json');
    expect(texts.pages.imprint.main[0].props.text).toMatch(/^<p>Acme Ltd, /);
  });

  it('takes answers from flags and puts them into the texts', async () => {
    const answers = {
      '/site/contactEmail': 'hello@acme.example',
      '/site/legal/publisher': 'Acme Ltd',
      '/site/legal/address': 'Main Street 1',
      '/prices/tax/number': 'DE136695976',
    };
    const set = Object.entries(answers).flatMap(([pointer, text]) => ['--set', `${pointer}=${text}`]);
    const { code } = await brand('new', 'acme', '--from', 'ledger', '--host', 'jobs.acme.example', ...set);
    expect(code).toBe(0);
    const { site, pages, prices } = written();
    expect(site.hosts).toEqual(['jobs.acme.example']);
    expect(site.legal).toEqual({ publisher: 'Acme Ltd', address: 'Main Street 1', imprint: 'imprint' });
    expect(pages.imprint.main[0].props.text).toBe(
      '<p>Acme Ltd, Main Street 1. <a href="mailto:hello@acme.example">Write</a></p>',
    );
    expect(prices).toEqual({ currency: 'USD', tax: { number: 'DE136695976' } });
  });

  it('asks for each value that the brand has of its own, in words, and repeats a question after a wrong answer', async () => {
    const asked: string[] = [];
    const answers: Record<string, string[]> = {
      'Name of the site': ['Acme Jobs'],
      'Email address for visitors; "ledger" has jobs@ledger.example, Enter leaves it out': [
        'nobody',
        'hello@acme.example',
      ],
      'Main color': ['#123'],
    };
    const workspace = await Workspace.open(defaultLocations({ BRANDS_DIR: join(dir(), 'brands'), PORT: '9' }));
    const { document } = await gatherCopy(workspace, 'acme', { from: 'ledger' }, async (question, byDefault, read) => {
      asked.push(byDefault === '' ? question : `${question} [${byDefault}]`);
      for (;;) {
        try {
          return read(answers[question]?.shift() ?? byDefault);
        } catch (error) {
          asked.push(String(error));
        }
      }
    });
    expect(asked).toEqual([
      'Name of the site [Acme]',
      'One or two sentences about the site (en) [Harbor Ledger Jobs lists work by the sea.]',
      'One or two sentences about the site (de) [Arbeit am Meer.]',
      'Host names (domains) of the site; "ledger" has jobs.ledger.example, www.ledger.example, Enter leaves it out',
      'Country of the publisher [US]',
      'Time zone of all dates on the site [UTC]',
      'Email address for visitors; "ledger" has jobs@ledger.example, Enter leaves it out',
      'Error: "nobody" has no "@". Expected: An email address, such as jobs@example.com.',
      'Address of the Facebook page; "ledger" has https://www.facebook.com/ledger, Enter leaves it out',
      'Legal name of the publisher; "ledger" has Ledger Publishing, Enter leaves it out',
      'Postal address of the publisher; "ledger" has Pier 1, Portland, Enter leaves it out',
      'Main color [#0b3d2e]',
      'Currency of all prices [USD]',
      'Beginning of every invoice number; "ledger" has HL, Enter leaves it out',
      'Bank account for payments; "ledger" has Pier Bank, IBAN DE02 1203 0000 0000 2020 51, Enter leaves it out',
    ]);
    expect(document).toMatchObject({
      site: { name: 'Acme Jobs', contactEmail: 'hello@acme.example' },
      theme: { primary: '#112233' },
    });
  });

  const product = { name: 'One job', type: 'job_credits', price: 100, credits: 1, days: 30 };

  it('goes to another country, with its time zone and currency, and says what depends on it', async () => {
    const { site, search } = {
      site: { country: 'CH', timeZone: 'Europe/Zurich' },
      search: { radius: { default: 25 } },
    };
    const prices = { currency: 'CHF', products: { one: product } };
    write('ledger', { ...ledger(), site: { ...ledger().site, ...site }, search, prices });
    const { code, out, err } = await brand('new', 'acme', '--from', 'ledger', '--country', 'lu');
    expect([code, err]).toEqual([0, '']);
    expect(written().site).toMatchObject({ country: 'LU', timeZone: 'Europe/Luxembourg' });
    expect(written().prices).toEqual({ currency: 'EUR', products: { one: product } });
    expect(out).toContain('The country is LU, no longer CH: look at /prices/products, /search/radius.');
  });

  it('goes to another country than that of its family', async () => {
    const { locales, pages, site } = ledger();
    write('swiss', { abstract: true, site: { country: 'CH', timeZone: 'Europe/Zurich' }, prices: { currency: 'CHF' } });
    write('ledger', { extends: 'swiss', site, locales, pages, prices: { products: { one: product } } });
    const { out } = await brand('new', 'acme', '--from', 'ledger', '--country', 'AT');
    expect(written().site).toMatchObject({ country: 'AT', timeZone: 'Europe/Vienna' });
    expect(written().prices).toEqual({ products: { one: product }, currency: 'EUR' });
    expect(out).toContain('The country is AT, no longer CH: look at /prices/products.');
    await brand('new', 'other', '--from', 'ledger');
    const other = JSON.parse(readFileSync(path('other'), 'utf8'));
    expect([other.site.country, other.site.timeZone, other.prices]).toEqual([
      undefined,
      undefined,
      { products: { one: product } },
    ]);
  });

  it.each([
    [['--from', 'leger'], 'There is no brand "leger". Did you mean "ledger"?'],
    [
      ['--from', 'family'],
      '"family" is no brand to copy, but one to extend. Use "--family family" instead of "--from family".',
    ],
    [
      ['--from', 'ledger', '--locales', 'de'],
      '"--locales" does not go with "--from": the copy has what "ledger" has. Change it in the file.',
    ],
    [
      ['--from', 'ledger', '--set', '/site/legal/publishr=Acme'],
      '"--set" cannot set "/site/legal/publishr". Did you mean "/site/legal/publisher"?',
    ],
    [
      ['--from', 'ledger', '--set', '/site/contactEmail=nobody'],
      '"nobody" has no "@". Expected: An email address, such as jobs@example.com.',
    ],
    [
      ['--from', 'ledger', '--host', 'www.ledger.example'],
      'The host "www.ledger.example" already belongs to the brand "ledger". Remove it from one of the two.',
    ],
    [['--set', '/site/legal/publisher=Acme'], '"--set" goes with "--from" only. Write further settings into the file.'],
  ])('says what is wrong with %j and writes nothing', async (args, message) => {
    expect(await brand('new', 'acme', ...args)).toEqual({ code: 1, out: '', err: message });
    expect(readdirSync(join(dir(), 'brands')).sort()).toEqual(['default.json', 'family.json', 'ledger.json']);
  });
});
