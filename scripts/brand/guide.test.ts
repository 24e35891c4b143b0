import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isObject, type JsonObject } from '../../runtime/core/brand/sources/json.ts';
import { documentOf, errorsIn, sourceOf } from './first-document.ts';
import { defaultLocations, Workspace } from './workspace.ts';

const guide = readFileSync(new URL('../../docs/a-brand-from-zero.md', import.meta.url), 'utf8');

interface Block {
  /** Heading of the step. */
  step: string;
  settings: JsonObject;
}

/** The settings that the guide has people paste, in its order. */
function blocks(): Block[] {
  return guide.split('\n## ').flatMap((part) => {
    const [step = ''] = part.split('\n', 1);
    return Array.from(part.matchAll(/(?:^ {4}.*\n|^\n(?= {4}))+/gm), ([text]) => text.trim())
      .filter((text) => text.startsWith('"') && !text.startsWith('"acme"'))
      .map((text) => ({ step, settings: JSON.parse(`{${text.replace(/,$/, '')}}`) }));
  });
}

const IN_SITE = ['description', 'legal', 'hosts'];

/** What somebody has in the file after pasting the settings into it. */
function pasted(document: JsonObject, settings: JsonObject): JsonObject {
  const isOfSite = IN_SITE.some((name) => name in settings);
  const { site } = document;
  if (isOfSite && isObject(site)) return { ...document, site: { ...site, ...settings } };
  return { ...document, ...settings };
}

it('has a document without errors after each step of the guide, and without warnings at its end', async () => {
  const workspace = await Workspace.open(defaultLocations({ PORT: '9' }));
  const steps = blocks();
  expect(steps.map(({ step }) => step)).toEqual([
    '3. Say who runs it',
    '4. Design it',
    '5. Arrange pages',
    '5. Arrange pages',
    '6. Filters and forms',
    '7. Features',
    '8. Prices',
    '9. Addresses',
    '10. Consent and wording',
    '12. Go live',
  ]);
  let document = documentOf({
    id: 'acme',
    name: 'Acme Jobs',
    hosts: [],
    primary: '#0b6e4f',
    locales: ['en', 'de'],
    country: 'DE',
    currency: 'EUR',
  });
  for (const { step, settings } of steps) {
    document = pasted(document, settings);
    const errors = errorsIn(workspace, sourceOf(workspace, 'acme', document));
    expect(errors.filter(({ code }) => code !== 'MISSING_ASSET').map(({ message }) => [step, message])).toEqual([]);
  }
  const { findings } = workspace.with(sourceOf(workspace, 'acme', document)).examine('acme');
  const warnings = findings.filter(({ severity, code }) => severity === 'warning' && code !== 'MISSING_ASSET');
  expect(warnings.map(({ message }) => message)).toEqual([]);
});
