/**
 * Writes schemas/brand.schema.json and what editors read besides it, the type of a resolved brand, the props of widgets
 * and docs/limits.md; with --check exits 1 if a file is out of date.
 */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { resolvedSchema } from '../../schemas/resolved-schema.ts';
import { brandSchema } from './brand-schema.ts';
import { withHints } from './editor/hints.ts';
import { textsHint } from './editor/texts.ts';
import { limitsPage } from './limits-page.ts';
import { modulesPage } from './modules-page.ts';
import { offeredParents, readParents } from './parents.ts';
import { readWidgets } from './read-widgets.ts';
import { widgetProps } from './widget-props.ts';

const root = new URL('../../', import.meta.url);
const banner = '// Written by `npm run generate` from schemas/brand. Do not edit.\n';
const isCheck = process.argv.includes('--check');

const format = (text: string, name: string): string =>
  execFileSync(fileURLToPath(new URL('node_modules/.bin/biome', root)), ['format', `--stdin-file-path=${name}`], {
    cwd: fileURLToPath(root),
    input: text,
    encoding: 'utf8',
    // Of what it answers: names of fields for editors are a megabyte.
    maxBuffer: 2 ** 26,
  });

const presentText = (path: string): Promise<string> => readFile(new URL(path, root), 'utf8').catch(() => '');

const schema = await brandSchema();
// A new brand is a single file, so a parent that editors do not offer yet does not count as out of date.
const parents = isCheck
  ? offeredParents(await presentText('schemas/brand.schema.json'))
  : await readParents(new URL('brands/', root));
const widgets = readWidgets(fileURLToPath(new URL('widgets/', root)));
const { brand, names } = withHints(schema, widgets, parents, textsHint(new URL('locales/en/', root)));
const files = {
  'docs/limits.md': await limitsPage(),
  'docs/modules.md': await modulesPage(fileURLToPath(root)),
  'schemas/brand.schema.json': format(JSON.stringify(brand, null, 2), 'schemas/brand.schema.json'),
  'schemas/editor/names.json': format(JSON.stringify(names, null, 2), 'schemas/editor/names.json'),
  'runtime/core/document/brand.generated.ts': await compile(resolvedSchema(schema) as object, 'BrandDocument', {
    bannerComment: banner,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
  }),
  'widgets/props.generated.ts': await widgetProps(widgets),
};

for (const [path, text] of Object.entries(files)) {
  if ((await presentText(path)) === text) continue;
  if (isCheck) {
    console.error(`${path} is out of date. Run npm run generate.`);
    process.exitCode = 1;
  } else {
    await writeFile(new URL(path, root), text);
  }
}
