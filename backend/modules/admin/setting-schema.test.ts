import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineCodes } from '../../../runtime/core/brand/check/engine-codes.ts';
import { rules } from '../../../runtime/core/brand/check/rules.ts';
import { explainFinding, settingSchema } from './setting-schema.ts';

const codes = [...rules, ...engineCodes].map(({ code }) => code).sort();

it.each(['de', 'fr', 'es'])('every finding of the brand check is explained in %s, and nothing else is', (language) => {
  const file = join(import.meta.dirname, '../../../schemas/words/findings', `${language}.json`);
  const words: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.keys(words).sort()).toEqual(codes);
  expect(Object.values(words).filter((text) => text.trim().length < 20)).toEqual([]);
});

it('explains a finding in the language of the request, and leaves English to its message', () => {
  expect(explainFinding('UNKNOWN_COUNTRY', 'de-AT')).toBe(
    'Diese zwei Buchstaben sind kein Ländercode. Verwenden Sie den nach ISO 3166-1, etwa DE, AT oder CH.',
  );
  expect(explainFinding('UNKNOWN_COUNTRY', 'en-GB')).toBe(null);
  expect(explainFinding('constructor', 'de')).toBe(null);
});

it('has the schema of the props of each widget, without what only editors need', () => {
  const { 'x-widgets': widgets, 'x-parts': parts } = settingSchema('de');
  expect(parts).toMatchObject({ 'job/job_info/videoUrl': expect.any(String) });
  expect(widgets).toMatchObject({
    'job-results': { title: 'Job list', properties: { showSort: { type: 'boolean', default: true } } },
  });
  expect(JSON.stringify(widgets)).not.toContain('x-editor');
  const folders = globSync(join(import.meta.dirname, '../../../widgets/*/widget.json'));
  expect(Object.keys(widgets ?? {}).length).toBe(folders.length);
});
