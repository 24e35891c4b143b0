/** `npm run new widget NAME`, `npm run new control NAME`: writes a unit from its template. */
import { join, resolve } from 'node:path';
import { writeControl } from './new/control.ts';
import { writeWidget } from './new/widget.ts';

const root = resolve(import.meta.dirname, '..');
const [kind, name = ''] = process.argv.slice(2);
const next: Readonly<Record<string, string>> = {
  widget: 'write its description in widget.json, npm run generate, then npx vitest run widgets (docs/add-a-widget.md).',
  control: 'its name in schema, registry, texts and examples (docs/add-a-control.md).',
};

if (kind === undefined || !Object.hasOwn(next, kind) || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error(
    'Usage: npm run new widget|control NAME   (the name in small letters, parts joined by hyphens: open-days)',
  );
  process.exit(1);
}
try {
  const paths =
    kind === 'widget'
      ? writeWidget(join(root, 'widgets'), name)
      : [writeControl(join(root, 'runtime/forms/controls'), name)];
  for (const path of paths) console.warn(`wrote ${path}`);
  console.warn(`Next: ${next[kind]}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
