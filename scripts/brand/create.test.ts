import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PAGE_WORDS } from './first-pages.ts';
import { localesOf } from './parse-answers.ts';
import { brandCommand } from './testing/command.ts';
import { defaultLocations, Workspace } from './workspace.ts';

const { brand, dir, path, write } = brandCommand();

describe('brand new', () => {
  it('writes a document that is valid at once, with pictures from name and colours', async () => {
    const flags = [
      '--name',
      'Acme & Sons',
      '--host',
      'https://Jobs.acme.example/, www.acme.example',
      '--family',
      'family',
      '--colour',
      'gold',
      '--secondary',
      '#222',
      '--locales',
      'en,de',
      '--default-locale',
      'de',
    ];
    const { code, out } = await brand('new', 'acme', ...flags);
    expect(code).toBe(0);
    expect(out).toContain('"#ffd700" on the surface "white" (#ffffff) has a contrast of 1.40 : 1; text needs 4.5 : 1.');
    expect(out).toContain('http://acme.localhost:9');
    expect(JSON.parse(readFileSync(path('acme'), 'utf8'))).toEqual({
      $schema: '../schemas/brand.schema.json',
      version: 1,
      extends: 'family',
      site: {
        name: 'Acme & Sons',
        hosts: ['jobs.acme.example', 'www.acme.example'],
        status: 'draft',
        assets: 'acme',
        logo: 'logo.svg',
        logoDark: 'logo-dark.svg',
        legal: { accessibility: 'accessibility' },
      },
      theme: { primary: expect.stringMatching(/^#[0-9a-f]{6}$/), secondary: '#222222' },
      locales: { default: 'de', supported: ['de', 'en'] },
      pages: { accessibility: expect.objectContaining({ path: '/accessibility' }) },
    });
    const folder = join(dir(), 'public/brands/acme');
    expect(readdirSync(folder).sort()).toEqual([
      'apple-touch-icon.png',
      'favicon-32.png',
      'favicon.ico',
      'favicon.svg',
      'icon-192.png',
      'icon-512.png',
      'logo-dark.svg',
      'logo.svg',
      'social.png',
    ]);
    expect(await sharp(join(folder, 'social.png')).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'png',
    });
    expect(readFileSync(join(folder, 'logo.svg'), 'utf8')).toContain('aria-label="Acme &amp; Sons"');
    expect(readFileSync(join(folder, 'favicon.ico')).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  });

  it('writes who runs the site into its legal pages, in each of its languages', async () => {
    const who = ['--publisher', 'Sel & Fils', '--address', '4 quai des Paludiers, 44350 Guérande'];
    const texts = [
      '--headline',
      'Travailler au bord de l’eau',
      'Work by the water',
      '--description',
      'L’emploi sur la côte.',
    ];
    const { code, out } = await brand(
      'new',
      'acme',
      ...['--locales', 'fr,en', '--country', 'FR', '--currency', 'EUR', '--email', 'bonjour@acme.example'],
      ...who,
      ...texts,
    );
    expect([code, out]).toEqual([0, expect.stringContaining('9 pictures in ')]);
    const { site, prices, pages } = JSON.parse(readFileSync(path('acme'), 'utf8'));
    expect(site).toMatchObject({
      description: { fr: 'L’emploi sur la côte.' },
      timeZone: 'Europe/Paris',
      contactEmail: 'bonjour@acme.example',
      senderEmail: 'bonjour@acme.example',
      legal: {
        publisher: 'Sel & Fils',
        address: '4 quai des Paludiers, 44350 Guérande',
        imprint: 'imprint',
        accessibility: 'accessibility',
      },
    });
    expect(prices).toEqual({ currency: 'EUR', placement: 'after', spacing: true });
    expect(pages.home.hero[0].props.title).toEqual({ fr: 'Travailler au bord de l’eau', en: 'Work by the water' });
    expect(pages.imprint.title).toEqual({ fr: 'Mentions légales', en: 'Imprint' });
    const mail = '<a href="mailto:bonjour@acme.example">bonjour@acme.example</a>';
    expect(pages.imprint.text).toEqual({
      fr: `<h2>Éditeur</h2><p>Sel &amp; Fils<br>4 quai des Paludiers<br>44350 Guérande</p><h2>Contact</h2><p>${mail}</p>`,
      en: `<h2>Publisher</h2><p>Sel &amp; Fils<br>4 quai des Paludiers<br>44350 Guérande</p><h2>Contact</h2><p>${mail}</p>`,
    });
  });

  it.each([
    ['en', 'US', 'USD', { placement: 'before', spacing: false }],
    ['de', 'DE', 'EUR', { placement: 'after', spacing: true }],
    ['de', 'CH', 'CHF', { placement: 'before', spacing: true }],
    ['es', 'ES', 'EUR', { placement: 'after', spacing: true }],
  ])('writes prices as usual in the language %s in %s', async (locale, country, currency, form) => {
    await brand('new', 'acme', '--locales', locale, '--country', country, '--currency', currency);
    expect(JSON.parse(readFileSync(path('acme'), 'utf8')).prices).toEqual({ currency, ...form });
  });

  it('has words for the legal pages in each language that a brand may have', async () => {
    expect(Object.keys(PAGE_WORDS).sort()).toEqual(
      localesOf(await Workspace.open(defaultLocations({ PORT: '9' }))).sort(),
    );
  });

  it('says what the pictures leave out of a name', async () => {
    const { out } = await brand('new', 'rocket', '--name', '🚀 Rocket Jobs', '--host', 'rocket.example');
    expect(out).toContain(
      'The pictures say "Rocket Jobs", without the emoji of "🚀 Rocket Jobs". Pages show the whole name.',
    );
  });

  it('draws its pictures again in another typeface, and leaves those of a person alone', async () => {
    await brand('new', 'acme', '--name', 'Acme');
    const folder = join(dir(), 'public/brands/acme');
    const logo = () => readFileSync(join(folder, 'logo.svg'), 'utf8');
    const before = logo();
    writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const document = JSON.parse(readFileSync(path('acme'), 'utf8'));
    write('acme', { ...document, theme: { headingFont: 'oswald' } });
    const { code, out } = await brand('pictures', 'acme');
    expect(code).toBe(0);
    expect(out.split('\n').at(-1)).toMatch(/favicon\.svg is your own and stays as it is\.$/);
    expect(logo()).not.toBe(before);
    expect(readFileSync(join(folder, 'favicon.svg'), 'utf8')).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
  });

  it.each([
    [
      ['new', 'Acme_Jobs'],
      '"Acme_Jobs" cannot be the id of a brand. Use small letters, digits and single hyphens, such as "acme-jobs".',
    ],
    [
      ['new', '../evil'],
      '"../evil" cannot be the id of a brand. Use small letters, digits and single hyphens, such as "acme-jobs".',
    ],
    [['new', 'family'], 'There is a brand "family" already: brands/family.json. Choose another id, or edit that file.'],
    [['new', 'acme', '--family', 'famly'], 'There is no family "famly". Did you mean "family"?'],
    [
      ['new', 'acme', '--colour', 'blurple'],
      'The main color "blurple" is no color. Write # and six hexadecimal digits, such as #1f5f8b.',
    ],
    [
      ['new', 'acme', '--locales', 'xx'],
      'There is no language "xx". Allowed: "en", "en-GB", "de", "fr", "fr-CA", "es".',
    ],
    [['new', 'acme', '--host', 'a_b'], '"a_b" has an underscore. Did you mean "a-b"?'],
  ])('says what is wrong with %j and writes nothing', async (args, message) => {
    expect(await brand(...args)).toEqual({ code: 1, out: '', err: message });
    expect(readdirSync(join(dir(), 'brands')).sort()).toEqual(['default.json', 'family.json']);
    expect(readdirSync(join(dir(), 'public/brands'))).toEqual([]);
  });
});
