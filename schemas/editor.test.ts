/** Asks VS Code's JSON service what a person sees in a brand file. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { withoutHints } from './resolved-schema.ts';

const uri = new URL('../brands/acme.json', import.meta.url).href;
const service = getLanguageService({
  schemaRequestService: async (address) => readFileSync(new URL(address), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
});

/** An editor with a document in which `|` marks the cursor. */
function open(body: string) {
  const text = body.replace(/^\{(?! *"\$schema")/, '{ "$schema": "../schemas/brand.schema.json",');
  const caret = text.indexOf('|');
  const document = TextDocument.create(uri, 'json', 1, text.replace('|', ''));
  const parsed = service.parseJSONDocument(document);
  const at = document.positionAt(caret);
  return {
    async offers(): Promise<Map<string, string>> {
      const { items } = (await service.doComplete(document, at, parsed)) ?? { items: [] };
      return new Map(items.map(({ label, documentation = '' }) => [label, String(documentation)]));
    },
    async help(): Promise<string> {
      const hover = await service.doHover(document, at, parsed);
      return [hover?.contents ?? ''].flat().map(String).join('\n').replaceAll('\\', '');
    },
    async complaints(): Promise<string[]> {
      const found = await service.doValidation(document, parsed);
      return found.map(({ message, range }) => `${document.getText(range)}: ${message}`);
    },
  };
}

/** A document with a home page that has one region. */
const home = (region: string, placements: string) => `{ "pages": { "home": { "${region}": [${placements}] } } }`;

describe('an editor', () => {
  it('offers the widgets of a region, each with what it is for', async () => {
    const header = await open(home('header', '{ "widget": "|" }')).offers();
    expect([...header.keys()].sort()).toEqual(['"breadcrumbs"', '"progress-bar"', '"site-header"']);
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

  it('offers families and brands to extend, and marks no other name', async () => {
    const offers = await open('{ "extends": "|" }').offers();
    expect([...offers.keys()]).toEqual(expect.arrayContaining(['"default"', '"trade-board"', '"us-newspaper"']));
    expect(offers.get('"us-newspaper"')).toBe('A family.');
    expect(offers.get('"harbor-ledger"')).toBe('A brand: The Harbor Ledger.');
    expect(await open('{ "extends": "not-made-yet" }').complaints()).toEqual([]);
  });

  it('finds nothing to mark in the documents that are shipped', async () => {
    for (const id of ['default', 'demo', 'rheinblick']) {
      const text = readFileSync(new URL(`../brands/${id}.json`, import.meta.url), 'utf8');
      expect(text, id).toContain('"$schema"');
      expect(await open(text.replace('\n', ' ')).complaints(), id).toEqual([]);
    }
  });

  it('asks nothing of the server, which has rules of its own', () => {
    const schema: unknown = JSON.parse(readFileSync(new URL('brand.schema.json', import.meta.url), 'utf8'));
    expect(JSON.stringify(schema)).toContain('x-editor');
    expect(JSON.stringify(withoutHints(schema))).not.toMatch(/x-editor|defaultSnippets|rich-text/);
  });
});
