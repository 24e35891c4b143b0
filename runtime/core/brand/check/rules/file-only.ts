import { isObject, type Json, type Path } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';
import type { BrandSchema } from '../schema.ts';

export const fileOnly = defineRule({
  code: 'FILE_ONLY',
  severity: 'error',
  description: 'The setting can only be changed in the brand file, not by an administrator on the running site.',
  remedy: 'Undo the change. Whoever maintains the brand files can make it there.',
  *find({ layers, schema }) {
    for (const layer of layers) {
      if (layer.kind !== 'switch') continue;
      for (const { path, reason } of closed(schema, layer.value, [])) {
        const message = `"${path.join('.')}" can be changed in the brand file only. ${reason}`;
        yield { path, key: true, message };
      }
    }
  },
});

/** Topmost paths of a patch that the schema allows only in files. */
function* closed(schema: BrandSchema, value: Json, path: Path): Generator<{ path: Path; reason: string }> {
  const reason = schema.fileOnly(path);
  if (reason !== undefined) yield { path, reason };
  else if (isObject(value))
    for (const [key, inner] of Object.entries(value)) yield* closed(schema, inner, [...path, key]);
}
