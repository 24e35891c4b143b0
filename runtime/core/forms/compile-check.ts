/** Compiles the checks of forms: with ajv for the backend, with RJSF's compiler on the same ajv for the browser. */
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/dist/compileSchemaValidators';
import { _ } from 'ajv';
import { LRUCache } from 'lru-cache';
import type { BrokenRules } from '../../../schemas/answer-check.ts';
import type { Schema } from '../../../schemas/resolved-schema.ts';
import { brokenRules, createValidator, OwnAjv, validatorOptions } from '../../../schemas/validator.ts';
import type { AskedForm } from './ask.ts';
import { createFormCheck, type FormCheck } from './check.ts';
import { rulesOf } from './rules.ts';

/** The check of a form; accepts answers of any shape. */
export function compileFormCheck(asked: AskedForm): FormCheck {
  return createFormCheck(asked, (_group, rules) => compileRules(rules));
}

const ajv = createValidator();
// Most brands share the rules of most groups.
const compiledRules = new LRUCache<string, BrokenRules>({ max: 1000 });

function compileRules(rules: Schema): BrokenRules {
  const text = JSON.stringify(rules);
  const known = compiledRules.get(text);
  if (known !== undefined) return known;
  const compiled = brokenRules(ajv.compile(rules));
  // ajv would otherwise keep every schema it has seen.
  ajv.removeSchema(rules);
  compiledRules.set(text, compiled);
  return compiled;
}

/**
 * The same as an ES module for `check-script.ts` of runtime/forms: its default export takes ajv's dependencies
 * (`require` and `formats`) and returns, by group, the functions that `createPrecompiledValidator` expects.
 */
export function writeCheckScript({ groups }: Pick<AskedForm, 'groups'>): string {
  const parts = groups.map(
    ({ group, schema }) =>
      `${JSON.stringify(group)}: ((exports) => {\n${writeRules(rulesOf(schema))}\nreturn exports;\n})({}),\n`,
  );
  return `export default (require, formats) => ({\n${parts.join('')}});\n`;
}

function writeRules(rules: Schema): string {
  return compileSchemaValidatorsCode(rules, {
    AjvClass: OwnAjv,
    ajvFormatOptions: false,
    ajvOptionsOverrides: { ...validatorOptions, messages: false, code: { lines: false, formats: _`formats` } },
  });
}
