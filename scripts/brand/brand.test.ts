import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** Empty pages: what is tested does not hang on which widgets there are. */
const bare = Object.fromEntries(
  ['shell', 'home', 'jobs', 'job', 'organizations', 'organization', 'error', 'directory'].map((key) => [key, {}]),
);

/** Named by the root, but not in the folder of a test. */
const pictures = ['assets', 'logo', 'logoDark', 'favicon', 'touchIcon', 'openGraphImage'];

let dir: string;
let port: string;

beforeEach(() => {
  // No server answers there.
  port = '9';
  dir = mkdtempSync(join(tmpdir(), 'brand-cli-'));
  mkdirSync(join(dir, 'brands'));
  mkdirSync(join(dir, 'public/brands'), { recursive: true });
  const document = JSON.parse(readFileSync(join(root, 'brands/default.json'), 'utf8'));
  const site = { ...document.site, ...Object.fromEntries(pictures.map((name) => [name, null])) };
  write('default', { ...document, site, pages: { ...bare, privacy: { path: '/privacy-policy' } } });
  write('family', { abstract: true, theme: { radius: 'round' } });
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

const path = (id: string) => join(dir, 'brands', `${id}.json`);
const write = (id: string, document: object | string) =>
  writeFileSync(path(id), typeof document === 'string' ? document : `${JSON.stringify(document, null, 2)}\n`);

/** Runs the command line as a person would, without a terminal. */
function brand(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { ...process.env, BRANDS_DIR: join(dir, 'brands'), PUBLIC_DIR: join(dir, 'public'), PORT: port };
  return new Promise((done) => {
    const child = execFile(process.execPath, [join(root, 'scripts/brand.ts'), ...args], { env }, (error, out, err) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, out: out.trimEnd(), err: err.trimEnd() }),
    );
    child.stdin?.end();
  });
}

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
        assets: 'acme',
        logo: 'logo.svg',
        logoDark: 'logo-dark.svg',
        favicon: 'favicon.svg',
        touchIcon: 'apple-touch-icon.png',
        openGraphImage: 'social.png',
      },
      theme: { primary: expect.stringMatching(/^#[0-9a-f]{6}$/), secondary: '#222222' },
      locales: { default: 'de', supported: ['de', 'en'] },
    });
    const folder = join(dir, 'public/brands/acme');
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
    expect(readFileSync(join(folder, 'logo.svg'), 'utf8')).toContain('>Acme &amp; Sons</text>');
    expect(readFileSync(join(folder, 'favicon.ico')).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
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
      'The main colour "blurple" is no colour. Write # and six hexadecimal digits, such as #1f5f8b.',
    ],
    [['new', 'acme', '--locales', 'xx'], 'There is no language "xx". Allowed: "en", "en-GB", "de", "fr".'],
    [
      ['new', 'acme', '--host', 'a_b'],
      'Nothing was written: the document would have errors.\nbrands/acme.json:6:15  error  WRONG_FORMAT  /site/hosts/0\n  "a_b" does not have the right form. Expected: A host name without scheme and port.',
    ],
  ])('says what is wrong with %j and writes nothing', async (args, message) => {
    expect(await brand(...args)).toEqual({ code: 1, out: '', err: message });
    expect(readdirSync(join(dir, 'brands')).sort()).toEqual(['default.json', 'family.json']);
    expect(readdirSync(join(dir, 'public/brands'))).toEqual([]);
  });
});

describe('brand check', () => {
  it('says that all is well', async () => {
    expect(await brand('check')).toEqual({ code: 0, out: '2 documents: no errors, no warnings, no notes.', err: '' });
  });

  it('reports every finding of every file at once and exits with 1', async () => {
    write('acme', { extends: 'family', site: { nmae: 'Acme' }, theme: { radius: 'rond' } });
    write('zeta', '{ "site": ');
    const { code, out } = await brand('check');
    expect(code).toBe(1);
    expect(out).toBe(`brands/acme.json:4:5  error  UNKNOWN_KEY  /site/nmae
  There is no setting "nmae" here. Did you mean "name"?
brands/acme.json:7:15  error  VALUE_NOT_ALLOWED  /theme/radius
  "rond" is not allowed here. Did you mean "round"? Allowed: "none", "small", "round".
brands/zeta.json:1:11  error  JSON_SYNTAX
  A value is expected here. Is there a comma too many before it? The file ends here.
4 documents: 3 errors, no warnings, no notes.`);
  });

  it('says of the brand it is asked about that another has the host', async () => {
    write('acme', { site: { hosts: ['jobs.example'] } });
    write('zeta', { site: { hosts: ['jobs.example'] } });
    const { code, out } = await brand('check', 'acme');
    expect(code).toBe(1);
    expect(out).toContain(
      'The host "jobs.example" already belongs to the brand "zeta". Remove it from one of the two.',
    );
  });

  it('speaks JSON to machines', async () => {
    write('acme', { theme: { radius: 'rond' } });
    const { code, out } = await brand('check', 'acme', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      fixed: [],
      findings: [
        {
          code: 'VALUE_NOT_ALLOWED',
          severity: 'error',
          file: 'brands/acme.json',
          line: 3,
          column: 15,
          pointer: '/theme/radius',
          message: '"rond" is not allowed here. Did you mean "round"? Allowed: "none", "small", "round".',
          allowed: ['none', 'small', 'round'],
          suggestion: 'round',
          fix: { title: 'Write "round"', safe: true, edits: [{ path: ['theme', 'radius'], value: 'round' }] },
        },
      ],
    });
  });

  it('applies the safe fixes and leaves the rest of the text as it is', async () => {
    write(
      'acme',
      '{\n    "site":   { "nmae": "Acme" },\n\n    "theme": { "radius": "rond", "primary": "#FFCC00" }\n}\n',
    );
    const { code, out } = await brand('check', 'acme', '--fix');
    expect(out).toBe(`brands/acme.json  fixed  /site/nmae
  Rename it to "name"
brands/acme.json  fixed  /theme/radius
  Write "round"
brands/acme.json  fixed  /theme/primary
  Write "#907200"
1 document: no errors, no warnings, no notes.`);
    expect(code).toBe(0);
    expect(readFileSync(path('acme'), 'utf8')).toBe(
      '{\n    "site":   { "name": "Acme" },\n\n    "theme": { "radius": "round", "primary": "#907200" }\n}\n',
    );
  });

  it('takes comments, last commas and a byte-order mark away, then mends what it finds', async () => {
    write('acme', '\uFEFF{\r\n  // ours\r\n  "theme": { "radius": "rond", },\r\n}\r\n');
    expect((await brand('check', 'acme')).out).toBe(`brands/acme.json:1:1  warning  BYTE_ORDER_MARK
  The file begins with a byte-order mark. Save it as UTF-8 without one, or let \`check --fix\` take it away.
brands/acme.json:2:3  error  JSON_SYNTAX
  JSON has no comments. Remove it, or let \`check --fix\` do it.
1 document: 1 error, 1 warning, no notes.`);
    const { code, out } = await brand('check', 'acme', '--fix');
    expect(out).toBe(`brands/acme.json  fixed
  Remove the byte-order mark
brands/acme.json  fixed  /theme/radius
  Write "round"
1 document: no errors, no warnings, no notes.`);
    expect(code).toBe(0);
    expect(readFileSync(path('acme'), 'utf8')).toBe('{\r\n  "theme": { "radius": "round" }\r\n}\r\n');
  });

  it('goes on behind a file that cannot be read', async () => {
    mkdirSync(path('acme'));
    const { code, out } = await brand('check');
    expect(code).toBe(1);
    expect(out).toBe(`brands/acme.json:1:1  error  UNREADABLE_FILE
  This is a folder. Put a file in its place, or rename it.
3 documents: 1 error, no warnings, no notes.`);
    expect((await brand('list')).out).toContain('acme');
  });

  it('suggests the brand that was meant', async () => {
    expect(await brand('check', 'famly')).toEqual({
      code: 1,
      out: '',
      err: 'There is no brand "famly". Did you mean "family"?',
    });
  });
});

describe('brand explain, diff and list', () => {
  beforeEach(() => write('acme', { extends: 'family', site: { name: 'Acme' }, theme: { density: 'airy' } }));

  it('names layer and place of each value', async () => {
    const { out } = await brand('explain', 'acme', '/theme');
    expect(out).toContain('/theme/radius = "round"\n  family  brands/family.json:4:15');
    expect(out).toContain('/theme/density = "airy"\n  acme  brands/acme.json:7:16');
    expect(out).toMatch(/\/theme\/header = "bar"\n {2}default {2}brands\/default\.json:\d+:\d+/);
  });

  it.each(['theme/density', 'theme.density', '#/theme/density', '/theme/density/'])('takes %s', async (pointer) => {
    expect((await brand('explain', 'acme', pointer)).out).toBe(
      '/theme/density = "airy"\n  acme  brands/acme.json:7:16',
    );
  });

  it.each([
    ['/theme/radus', '"acme" has no value at "/theme/radus". Did you mean "/theme/radius"?'],
    ['/site/hosts/0', '"acme" has no value at "/site/hosts/0". The list "/site/hosts" is empty.'],
    [
      '/locales/supported/7',
      '"acme" has no value at "/locales/supported/7". The list "/locales/supported" has one item: 0.',
    ],
    [
      '/site/name/en',
      '"acme" has no value at "/site/name/en". At "/site/name" stands "Acme", which holds nothing further.',
    ],
    [
      '/navigation/zzzzzzzz',
      '"acme" has no value at "/navigation/zzzzzzzz". Allowed: "/navigation/main", "/navigation/sidebar", "/navigation/footer", "/navigation/sidebarCollapsed".',
    ],
    [
      '/pages/home/noindex',
      '"acme" has no value at "/pages/home/noindex". It may have one: Search engines are asked not to list the page.',
    ],
  ])('says of %s how far it leads', async (pointer, err) => {
    expect(await brand('explain', 'acme', pointer)).toEqual({ code: 1, out: '', err });
  });

  it('shows where two brands differ', async () => {
    write('beta', { extends: 'family', site: { name: 'Beta' }, theme: { density: 'airy' } });
    expect((await brand('diff', 'acme', 'beta')).out).toBe('/site/name\n  - "Acme"\n  + "Beta"');
    expect((await brand('diff', 'acme', 'acme')).out).toBe('"acme" and "acme" are the same.');
  });

  it('lists all documents', async () => {
    expect((await brand('list')).out).toBe(`id       name       extends  status  address
acme     Acme       family   live    acme.localhost
default  Job Board           live    default.localhost
family   Job Board  default  family`);
  });

  it('marks of two brands with one host the one that does not have it, and says who has', async () => {
    write('beta', { site: { name: 'Beta', hosts: ['jobs.example'] } });
    write('zeta', { site: { name: 'Zeta', hosts: ['jobs.example'] } });
    const rows = async () => (await brand('list')).out.split('\n').filter((row) => /^(beta|zeta)/.test(row));
    expect(await rows()).toEqual([
      'beta     Beta       default  live              jobs.example',
      'zeta     Zeta       default  broken (1 error)  jobs.example belongs to beta',
    ]);
    const page = '<link rel="stylesheet" href="/theme/zeta.0a1b2c.css">';
    const server = createServer((req, res) => res.end(req.headers.host === 'jobs.example' ? page : '')).listen(0);
    await once(server, 'listening');
    port = String((server.address() as AddressInfo).port);
    const live = await rows();
    server.close();
    expect(live).toEqual([
      'beta     Beta       default  broken (1 error)  jobs.example belongs to zeta',
      'zeta     Zeta       default  live              jobs.example',
    ]);
  });
});
