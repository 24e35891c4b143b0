import type { Path } from '../../sources/json.ts';
import { type BrandPart, inBoth, NOT_IN_PARTS } from '../../sources/parts.ts';
import { Locator } from '../locate.ts';
import { type CheckContext, type Draft, defineRule } from '../rule.ts';

export const partMisfit = defineRule({
  code: 'PART_MISFIT',
  severity: 'error',
  description:
    'A part of a brand (a file in its folder, such as `brands/acme/pages.json`) sets what another file of the brand sets, too, or what only the own file of the brand can say: what it extends, whether it is a family, its version.',
  remedy: 'Keep the setting in one of the two files; keep `extends`, `abstract` and `version` in `brands/<id>.json`.',
  *find(context) {
    const { file, main, parts } = context;
    for (const [index, part] of parts.entries()) {
      for (const name of NOT_IN_PARTS.filter((one) => Object.hasOwn(part.value ?? {}, one)))
        yield at(context, part, [name], `"${name}" belongs in ${file}, the own file of the brand. Move it there.`);
      for (const other of [{ file, value: main }, ...parts.slice(0, index)]) {
        const both = inBoth(part.value ?? {}, other.value ?? {});
        for (const path of both.filter(([first]) => ![...NOT_IN_PARTS, '$schema'].includes(String(first))))
          yield at(context, part, path, `This is set in ${other.file}, too, which counts. Keep one of the two.`);
      }
    }
  },
});

function at({ id }: CheckContext, { file, text, value = {} }: BrandPart, path: Path, message: string): Draft {
  return { path, message, location: new Locator([{ kind: 'brand', id, file, text, value }]).locate(path, 'key') };
}
