/** Runs the scripts that `writeCheckScript` writes: needs neither ajv nor the making of code. */
import * as equal from 'ajv/dist/runtime/equal.js';
import * as textLength from 'ajv/dist/runtime/ucs2length.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { CompiledSchema } from '../../schemas/answer-check.ts';
import { ownFormats } from '../../schemas/formats.ts';
import { isSchema } from '../../schemas/resolved-schema.ts';
import type { AskedForm } from '../core/forms/ask.ts';
import { createFormCheck, type FormCheck } from '../core/forms/check.ts';

/** Older modules reach Node within one more `default` than they reach a bundle. */
const inner = (module: unknown): unknown => (isSchema(module) && 'default' in module ? inner(module.default) : module);

const parts: Readonly<Record<string, { default: unknown }>> = {
  'ajv/dist/runtime/equal': { default: inner({ ...equal }) },
  'ajv/dist/runtime/ucs2length': { default: inner({ ...textLength }) },
};

const formats = { ...fullFormats, ...ownFormats };

/** The check of a form from its script, as a module. Throws when it is none, or one of another form. */
export function checkFromScript(asked: Pick<AskedForm, 'groups'>, script: unknown): FormCheck {
  const make = isSchema(script) ? script.default : undefined;
  const compiled: unknown = typeof make === 'function' ? make((name: string) => parts[name], formats) : undefined;
  if (!isSchema(compiled)) throw new Error('The script is no check of a form.');
  return createFormCheck(asked, (group) => {
    const check = compiled[group];
    if (!isCompiled(check)) throw new Error(`The script has no check of the group "${group}".`);
    return check;
  });
}

function isCompiled(check: unknown): check is CompiledSchema {
  return typeof check === 'function';
}
