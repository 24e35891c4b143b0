/** Writes schemas/brand.schema.json, the type of a resolved brand and docs/limits.md; with --check exits 1 when a file has drifted. */
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { resolvedSchema } from '../../schemas/resolved-schema.ts';
import { brandSchema } from './brand-schema.ts';
import { limitsPage } from './limits-page.ts';

const root = new URL('../../', import.meta.url);
const banner = '// Written by `npm run generate` from schemas/brand. Do not edit.\n';

const format = (text: string, name: string): string =>
  execFileSync(fileURLToPath(new URL('node_modules/.bin/biome', root)), ['format', `--stdin-file-path=${name}`], {
    cwd: fileURLToPath(root),
    input: text,
    encoding: 'utf8',
  });

const schema = await brandSchema();
const files = {
  'docs/limits.md': await limitsPage(),
  'schemas/brand.schema.json': format(JSON.stringify(schema, null, 2), 'schemas/brand.schema.json'),
  'runtime/core/brand/brand.generated.ts': await compile(resolvedSchema(schema) as object, 'BrandDocument', {
    bannerComment: banner,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
  }),
};

for (const [path, text] of Object.entries(files)) {
  const url = new URL(path, root);
  const present = await readFile(url, 'utf8').catch(() => '');
  if (present === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${path} is out of date. Run npm run generate.`);
    process.exitCode = 1;
  } else {
    await writeFile(url, text);
  }
}
