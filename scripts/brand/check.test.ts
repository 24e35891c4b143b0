import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../runtime/core/brand/check/finding.ts';
import { listFindings } from './check.ts';
import { brandCommand } from './testing/command.ts';

const { brand, path, write } = brandCommand();

describe('brand check', () => {
  it('says that all is well', async () => {
    expect(await brand('check')).toEqual({ code: 0, out: '2 documents: no errors, no warnings, no notes.', err: '' });
  });

  it('reports every finding of every file at once and exits with 1', async () => {
    write('acme', { extends: 'family', site: { nmae: 'Acme', hosts: ['acme.example'] }, theme: { radius: 'rond' } });
    write('zeta', '{ "site": ');
    const { code, out } = await brand('check');
    expect(code).toBe(1);
    expect(out).toBe(`brands/acme.json:4:5  error  UNKNOWN_KEY  /site/nmae
  There is no setting "nmae" here. Did you mean "name"?
brands/acme.json:10:15  error  VALUE_NOT_ALLOWED  /theme/radius
  "rond" is not allowed here. Did you mean "round"? Allowed: "none", "small", "round".
brands/zeta.json:1:11  error  JSON_SYNTAX
  A value is expected here. Is there a comma too many before it? The file ends here.
4 documents: 3 errors, no warnings, no notes.`);
  });

  it('lists warnings before errors, and ends with what must be fixed', async () => {
    write('acme', { site: { nmae: 'A', hosts: ['acme.example'] } });
    write('zeta', { site: { tagline: { de: 'Z' }, hosts: ['zeta.example'] } });
    expect(await brand('check')).toEqual({
      code: 1,
      out: `brands/zeta.json:3:16  warning  MISSING_TRANSLATION  /site/tagline
  There is no text for "en" here; it is given for "de". Add it.
brands/acme.json:3:5  error  UNKNOWN_KEY  /site/nmae
  There is no setting "nmae" here. Did you mean "name"?
4 documents: 1 error, 1 warning, no notes.`,
      err: '',
    });
  });

  it('counts what waits for later, and lists it of one document or where that is asked for', async () => {
    const waiting = (file: string, pointer: string) =>
      ({
        file,
        pointer,
        line: 2,
        column: 3,
        severity: 'info',
        code: 'SETTING_NOT_YET_EFFECTIVE',
        message: 'Later.',
      }) as Finding;
    const findings = [waiting('a.json', '/a'), waiting('a.json', '/b'), waiting('z.json', '/a')];
    expect(listFindings(findings, 2, {})).toBe(`a.json  2 settings wait for later
z.json  1 setting waits for later
2 documents: no errors, no warnings, 3 notes. \`--notes\` lists each.`);
    const listed = `z.json:2:3  info  SETTING_NOT_YET_EFFECTIVE  /a
  Later.
`;
    expect(listFindings(findings.slice(2), 1, {})).toBe(`${listed}1 document: no errors, no warnings, 1 note.`);
    expect(listFindings(findings.slice(2), 2, { notes: true })).toBe(
      `${listed}2 documents: no errors, no warnings, 1 note.`,
    );
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
    write('acme', { theme: { radius: 'rond' }, site: { hosts: ['acme.example'] } });
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

  it('takes the file of a brand instead of its id', async () => {
    write('acme', { site: { nmae: 'A', hosts: ['acme.example'] } });
    const byId = await brand('check', 'acme');
    for (const file of ['brands/acme.json', './brands/acme.json', 'brands\\acme.json', 'acme.json', path('acme')])
      expect(await brand('check', file), file).toEqual(byId);
    expect((await brand('check', 'brands/acne.json')).err).toBe('There is no brand "acne". Did you mean "acme"?');
    expect((await brand('check', 'widgets/acme.json')).err).toMatch(
      /^"widgets\/acme\.json" is not in the directory of brands, /,
    );
  });

  it('applies the safe fixes, never to a color, and leaves the rest of the text as it is', async () => {
    write(
      'acme',
      '{\n    "site":   { "nmae": "Acme", "status": "draft" },\n\n    "theme": { "radius": "rond", "primary": "#FFCC00" }\n}\n',
    );
    const { code, out } = await brand('check', 'acme', '--fix');
    expect(out).toBe(`brands/acme.json  fixed  /site/nmae
  Rename it to "name"
brands/acme.json  fixed  /theme/radius
  Write "round"
brands/acme.json:4:46  error  LOW_CONTRAST  /theme/primary
  "#FFCC00" on the surface "white" (#ffffff) has a contrast of 1.51 : 1; text needs 4.5 : 1. The nearest color that passes is "#907200".
1 document: 1 error, no warnings, no notes.`);
    expect(code).toBe(1);
    expect(readFileSync(path('acme'), 'utf8')).toBe(
      '{\n    "site":   { "name": "Acme", "status": "draft" },\n\n    "theme": { "radius": "round", "primary": "#FFCC00" }\n}\n',
    );
  });

  it('takes comments, last commas and a byte-order mark away, then fixes what it finds', async () => {
    write(
      'acme',
      '\uFEFF{\r\n  // ours\r\n  "theme": { "radius": "rond", },\r\n  "site": { "status": "draft" },\r\n}\r\n',
    );
    expect((await brand('check', 'acme')).out).toBe(`brands/acme.json:1:1  warning  BYTE_ORDER_MARK
  The file begins with a byte-order mark. Save it as UTF-8 without one, or let \`check --fix\` remove it.
brands/acme.json:2:3  error  JSON_SYNTAX
  This is a comment, which JSON does not allow. Remove it, or let \`check --fix\` do it.
1 document: 1 error, 1 warning, no notes.`);
    const { code, out } = await brand('check', 'acme', '--fix');
    expect(out).toBe(`brands/acme.json  fixed
  Remove the byte-order mark
brands/acme.json  fixed
  Remove 1 comment and 2 commas after the last items
brands/acme.json  fixed  /theme/radius
  Write "round"
1 document: no errors, no warnings, no notes.`);
    expect(code).toBe(0);
    expect(readFileSync(path('acme'), 'utf8')).toBe(
      '{\r\n  "theme": { "radius": "round" },\r\n  "site": { "status": "draft" }\r\n}\r\n',
    );
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

describe('a brand with parts', () => {
  it('is checked by each of its files, and mended in the one that has the mistake', async () => {
    write('acme', { site: { hosts: ['acme.example'] } });
    mkdirSync(dirname(path('acme/look')));
    write('acme/look', { theme: { raduis: 'round' } });
    const { code, out } = await brand('check', 'brands/acme/look.json');
    expect([code, out.split('\n')[0]]).toEqual([1, 'brands/acme/look.json:3:5  error  UNKNOWN_KEY  /theme/raduis']);
    expect((await brand('check', 'acme', '--fix')).code).toBe(0);
    expect(JSON.parse(readFileSync(path('acme/look'), 'utf8'))).toEqual({ theme: { radius: 'round' } });
    expect(JSON.parse(readFileSync(path('acme'), 'utf8'))).toEqual({ site: { hosts: ['acme.example'] } });
    const { out: told } = await brand('explain', 'acme', '/theme/radius');
    expect(told).toBe('/theme/radius = "round"\n  acme  brands/acme/look.json:3:15');
  });
});
