import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isObject, type JsonObject } from '../../runtime/core/brand/sources/json.ts';
import { gather } from './answers.ts';
import { documentOf, errorsIn, sourceOf } from './first-document.ts';
import { defaultLocations, Workspace } from './workspace.ts';

const guide = readFileSync(new URL('../../docs/a-brand-from-zero.md', import.meta.url), 'utf8');

interface Block {
  /** Heading of the step. */
  step: string;
  /** Section that the settings go into; undefined where they stand beside the sections. */
  section: string | undefined;
  settings: JsonObject;
}

/** The settings that the guide has people paste, in its order. */
function blocks(): Block[] {
  return guide.split('\n## ').flatMap((part) => {
    const [step = ''] = part.split('\n', 1);
    return Array.from(part.matchAll(/(?:^ {4}.*\n|^\n(?= {4}))+/gm), (match) => ({
      text: match[0].trim(),
      before: part.slice(0, match.index).trimEnd().split('\n').at(-1) ?? '',
    }))
      .filter(({ text }) => text.startsWith('"') && !text.startsWith('"acme"') && !text.includes('...'))
      .map(({ text, before }) => ({
        step,
        section: /\bIn `"(\w+)"`/.exec(before)?.[1],
        settings: JSON.parse(`{${text.replace(/,$/, '')}}`),
      }));
  });
}

/** What somebody has in the file after pasting the settings into it. */
function pasted(document: JsonObject, { section, settings }: Block): JsonObject {
  if (section === undefined) return { ...document, ...settings };
  const old = document[section];
  return { ...document, [section]: { ...(isObject(old) ? old : {}), ...settings } };
}

it('has a document without errors after each step of the guide, and without warnings at its end', async () => {
  const workspace = await Workspace.open(defaultLocations({ PORT: '9' }));
  const steps = blocks();
  expect(steps.map(({ step, section }) => [step, section])).toEqual([
    ['3. Design it', 'theme'],
    ['4. Set prices', 'prices'],
    ['6. Go live', 'site'],
    ['7. Arrange pages', 'pages'],
    ['7. Arrange pages', undefined],
    ['8. Filters and forms', undefined],
    ['9. Features', undefined],
    ['10. Addresses', 'routes'],
    ['11. Consent and wording', undefined],
  ]);
  const answers = await gather(
    workspace,
    'acme',
    {
      name: 'Acme Jobs',
      primary: '#0b6e4f',
      locales: 'en,de',
      country: 'DE',
      currency: 'EUR',
      headline: ['Work close to home', 'Arbeit in der Nähe'],
      description: ['Jobs in Springfield and around.', 'Stellen in und um Springfield.'],
      publisher: 'Acme Publishing',
      address: 'Main Street 1, 12345 Springfield',
      email: 'jobs@acme.example',
    },
    async (_, byDefault, read) => read(byDefault),
  );
  let document = documentOf(answers);
  for (const block of steps) {
    document = pasted(document, block);
    const errors = errorsIn(workspace, sourceOf(workspace, 'acme', document));
    expect(errors.filter(({ code }) => code !== 'MISSING_ASSET').map(({ message }) => [block.step, message])).toEqual(
      [],
    );
  }
  const { findings } = workspace.with(sourceOf(workspace, 'acme', document)).examine('acme');
  const warnings = findings.filter(({ severity, code }) => severity === 'warning' && code !== 'MISSING_ASSET');
  expect(warnings.map(({ message }) => message)).toEqual([]);
});
