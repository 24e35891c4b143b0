/** Asks VS Code's JSON service what a person sees in a brand file. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutHints } from './resolved-schema.ts';
import { open } from './testing/editor.ts';

/** A document with a home page that has one region. */
const home = (region: string, placements: string) => `{ "pages": { "home": { "${region}": [${placements}] } } }`;

describe('an editor', () => {
  it('offers the widgets of a region, each with what it is for', async () => {
    const header = await open(home('header', '{ "widget": "|" }')).offers();
    expect([...header.keys()].sort()).toEqual(['"breadcrumbs"', '"notice"', '"progress-bar"', '"site-header"']);
    const main = await open(home('main', '{ "widget": | }')).offers();
    expect(main.get('"job-results"')).toMatch(/^Job list: The results of a job search.* Only on: jobs\.$/);
    expect(main.has('"site-header"')).toBe(false);
  });

  it('offers the props of the widget that was named, and of no other', async () => {
    const offers = await open(home('main', '{ "widget": "rich-text", "props": { "text": "", | } }')).offers();
    expect([...offers.keys()].sort()).toEqual(['format', 'heading', 'level']);
    expect(offers.get('heading')).toBe('Heading above the text; optional. A text, or one per language.');
  });

  it('offers the values of a prop with their default', async () => {
    const offers = await open(home('main', '{ "widget": "rich-text", "props": { "format": "|" } }')).offers();
    expect([...offers.keys()]).toEqual(['"filtered_html"', '"full_html"', '"plain"']);
  });

  it('offers ready settings', async () => {
    const offers = await open(home('main', '{ "widget": "term-links", "props": | }')).offers();
    expect([...offers.keys()]).toEqual(expect.arrayContaining(['By place {…}', 'By industry {…}']));
  });

  it('offers the facets that a widget can list, each with its heading', async () => {
    const offers = await open(home('main', '{ "widget": "term-links", "props": { "facet": "|" } }')).offers();
    expect([...offers.keys()]).toEqual(expect.arrayContaining(['"place"', '"industries"', '"degree_level"']));
    expect(offers.get('"industries"')).toBe('Facet: Industry.');
    const figures = await open(home('main', '{ "widget": "job-figures", "props": { "figure": "|" } }')).offers();
    expect(figures.get('"weeks"')).toBe('New jobs, week by week.');
  });

  it('says nothing of props where no widget is named yet', async () => {
    const offers = await open(home('main', '{ "props": { | } }')).offers();
    expect([...offers.keys()]).toEqual([]);
  });

  it('explains a widget, a prop and a setting', async () => {
    expect(await open(home('main', '{ "widget": "rich-|text" }')).help()).toContain(
      '`rich-text`: Rich text: A heading and formatted paragraphs',
    );
    expect(await open(home('main', '{ "widget": "rich-text", "props": { "fo|rmat": "plain" } }')).help()).toContain(
      'Format of the text',
    );
    expect(await open('{ "theme": { "pri|mary": "#000000" } }').help()).toContain('Main color: links');
    expect(await open('{ "theme": { "secon|dary": "#000000" } }').help()).toContain('Color of small accents');
    expect(await open('{ "pages": { "ho|me": {} } }').help()).toContain('The start page.');
  });

  it('marks each mistake once', async () => {
    const complaints = (placement: string) => open(home('main', placement)).complaints();
    expect(await complaints('{ "widget": "rich-text", "props": { "text": "Hi", "levle": 2 } }')).toEqual([
      '"levle": Property levle is not allowed.',
    ]);
    expect(await complaints('{ "widget": "rich-text", "props": { "text": "Hi", "level": 9 } }')).toEqual([
      '9: Value is not accepted. Valid values: 1, 2, 3.',
    ]);
    expect(await complaints('{ "widget": "rich-text", "props": 3 }')).toEqual([
      '3: Incorrect type. Expected "object".',
    ]);
    expect(await complaints('{ "widget": "rich-text" }')).toEqual([
      expect.stringContaining('Missing property "props"'),
    ]);
    const unknown = await complaints('{ "widget": "job-reslts" }');
    expect(unknown).toEqual([
      expect.stringContaining('"job-reslts": Value is not accepted. Valid values: "active-filters"'),
    ]);
  });

  it.each([
    [
      '{ "theme": { "primary": "0b6e4f" } }',
      '"0b6e4f": Expected: Six digits or letters from a to f after a #. For example: "#0b3d2e".',
    ],
    [
      '{ "site": { "country": "Germany" } }',
      '"Germany": Expected: The two capital letters of a country. For example: "US", "DE".',
    ],
    [
      '{ "site": { "country": "UK" } }',
      '"UK": Expected: The two capital letters of a country. For example: "US", "DE".',
    ],
    ['{ "site": { "contactEmail": "jobs" } }', '"jobs": Expected: An email address, such as jobs@example.com.'],
  ])('complains once and in a sentence, not with a regular expression: %s', async (text, complaint) => {
    expect(await open(text).complaints()).toEqual([complaint]);
  });

  it('has a sentence for every pattern and format', () => {
    const silent: string[] = [];
    const visit = (node: unknown, pointer: string) => {
      if (typeof node !== 'object' || node === null) return;
      const { pattern, format, patternErrorMessage: complaint } = node as Record<string, unknown>;
      const isShaped = typeof pattern === 'string' || typeof format === 'string';
      if (isShaped && !/^Expected: [A-Z].{5,}[.]$/.test(String(complaint))) silent.push(`${pointer}: ${complaint}`);
      for (const [key, inner] of Object.entries(node)) if (key !== 'if') visit(inner, `${pointer}/${key}`);
    };
    for (const name of ['brand.schema.json', 'editor/names.json'])
      visit(JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')), name);
    expect(silent).toEqual([]);
  });

  it('offers families and brands to extend, and marks no other name', async () => {
    const offers = await open('{ "extends": "|" }').offers();
    expect([...offers.keys()]).toEqual(expect.arrayContaining(['"default"', '"trade-board"', '"us-newspaper"']));
    expect(offers.get('"us-newspaper"')).toBe('A family.');
    expect(offers.get('"harbor-ledger"')).toBe('A brand: The Harbor Ledger.');
    expect(await open('{ "extends": "not-made-yet" }').complaints()).toEqual([]);
  });

  it('finds nothing to mark in the documents that are shipped', async () => {
    for (const id of ['default', 'demo', 'rheinblick', 'rheinblick/pages', 'stadtwerke-boerse/fields']) {
      const text = readFileSync(new URL(`../brands/${id}.json`, import.meta.url), 'utf8');
      // The editor of this test opens every text in the folder of brands.
      expect(await open(text.replace('"../../schemas/', '"../schemas/')).complaints(), id).toEqual([]);
    }
  });

  it('asks nothing of the server, which has rules of its own', () => {
    const schema: unknown = JSON.parse(readFileSync(new URL('brand.schema.json', import.meta.url), 'utf8'));
    expect(JSON.stringify(schema)).toContain('x-editor');
    expect(JSON.stringify(withoutHints(schema))).not.toMatch(
      /x-editor|defaultSnippets|patternErrorMessage|rich-text|names\.json/,
    );
  });
});
