/** Everything the engine needs besides documents: schema, catalogue, rules; created once per process. */
import { join } from 'node:path';
import { Resolver } from '../sources/layers.ts';
import { loadCatalogue } from './catalogue.ts';
import type { Workshop } from './checkup.ts';
import { rules } from './rules.ts';
import { loadBrandSchema } from './schema.ts';

/** Reads schemas, widgets, forms and texts below the root of the tree. Throws when one is invalid. */
export function openWorkshop(root: string): Workshop {
  const schema = loadBrandSchema(join(root, 'schemas'));
  return {
    schema,
    catalogue: loadCatalogue(root, schema),
    resolver: new Resolver((path) => schema.keepsNull(path)),
    rules,
    assetsDir: join(root, 'public/brands'),
  };
}
