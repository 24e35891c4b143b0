/** `npm run new widget NAME`, `npm run new control NAME`: writes a unit from its template. `npm run new language CODE`: starts a language. */
import { join, resolve } from 'node:path';
import { writeControl } from './new/control.ts';
import { writeLanguage } from './new/language.ts';
import { writeWidget } from './new/widget.ts';

const root = resolve(import.meta.dirname, '..');
const [kind, name = ''] = process.argv.slice(2);
const next: Readonly<Record<string, string>> = {
  widget: 'write its description in widget.json, npm run generate, then npx vitest run widgets (docs/add-a-widget.md).',
  control: 'its name in schema, registry, texts and examples (docs/add-a-control.md).',
};

const isLanguage = kind === 'language' && name !== '';
const isUnit = kind !== undefined && Object.hasOwn(next, kind) && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
if (!isUnit && !isLanguage) {
  console.error(
    'Usage: npm run new widget|control NAME   (the name in small letters, parts joined by hyphens: open-days)\n       npm run new language CODE   (such as nl)',
  );
  process.exit(1);
}
try {
  if (isLanguage) startLanguage();
  else {
    const paths =
      kind === 'widget'
        ? writeWidget(join(root, 'widgets'), name)
        : [writeControl(join(root, 'runtime/forms/controls'), name)];
    for (const path of paths) console.warn(`wrote ${path}`);
    console.warn(`Next: ${next[kind ?? '']}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

function startLanguage(): void {
  const { written, missing, total } = writeLanguage(root, name);
  for (const path of written) console.warn(`wrote ${path}`);
  console.warn(`${missing} of ${total} texts are still to be translated; until then, pages show them in English.`);
  console.warn('Next: npm run generate, then docs/add-a-language.md.');
}
