/** `npm run new widget NAME`: writes a unit from its template. */
import { join, resolve } from 'node:path';
import { writeWidget } from './new/widget.ts';

const root = resolve(import.meta.dirname, '..');
const [kind, name = ''] = process.argv.slice(2);

if (kind !== 'widget' || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  console.error('Usage: npm run new widget NAME   (the name in small letters, parts joined by hyphens: open-days)');
  process.exit(1);
}
try {
  for (const path of writeWidget(join(root, 'widgets'), name)) console.warn(`wrote ${path}`);
  console.warn('Next: npm run generate, then npx vitest run widgets (docs/add-a-widget.md).');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
