/** The schema of brand documents as the administration reads it: without what only editors need. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutHints } from '../../../schemas/resolved-schema.ts';

const FILE = join(import.meta.dirname, '../../../schemas/brand.schema.json');

let known: unknown;

/** Read when it is first asked for. */
export function brandSchema(): unknown {
  known ??= withoutHints(JSON.parse(readFileSync(FILE, 'utf8')));
  return known;
}
