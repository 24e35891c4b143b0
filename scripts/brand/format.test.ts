import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { format } from './format.ts';

it('writes documents as the formatter of the repository does', () => {
  for (const file of ['rheinblick.json', 'rheinblick/pages.json', 'on-air-careers.json']) {
    const text = readFileSync(new URL(`../../brands/${file}`, import.meta.url), 'utf8');
    expect(format(JSON.parse(text)), file).toBe(text);
  }
});

it('writes empty objects and lists, and texts that fill more than a line', () => {
  const text = 'x'.repeat(130);
  expect(format({ version: 1, site: {}, pages: { home: { main: [], title: text }, team: {} } })).toBe(
    `{\n  "version": 1,\n  "site": {},\n  "pages": {\n    "home": {\n      "main": [],\n      "title": "${text}"\n    },\n    "team": {}\n  }\n}\n`,
  );
});
