/** Runs the scripts that `writeCheckScript` writes: needs neither ajv nor the making of code. */
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8/lib/types.js';
import * as equal from 'ajv/dist/runtime/equal.js';
import * as textLength from 'ajv/dist/runtime/ucs2length.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { BrokenRule } from '../../schemas/answer-check.ts';
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

/** The check of a form from its script, as a module. Throws when it is none, or one of a form with other rules. */
export function checkFromScript(asked: Pick<AskedForm, 'groups'>, script: unknown): FormCheck {
  const make = isSchema(script) ? script.default : undefined;
  const written: unknown = typeof make === 'function' ? make((name: string) => parts[name], formats) : undefined;
  if (!isSchema(written)) throw new Error('The script is no check of a form.');
  return createFormCheck(asked, (group, rules) => {
    const functions = written[group];
    if (!areFunctions(functions)) throw new Error(`The script has no check of the group "${group}".`);
    const validator = createPrecompiledValidator(functions, rules);
    return (answers) => validator.rawValidation<BrokenRule>(rules, answers).errors ?? [];
  });
}

function areFunctions(given: unknown): given is ValidatorFunctions {
  return isSchema(given) && Object.values(given).every((one) => typeof one === 'function');
}
