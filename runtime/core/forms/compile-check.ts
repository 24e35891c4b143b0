/** Compiles the checks of forms with ajv: for the backend as functions, for the browser as a script. */
import standaloneCode from 'ajv/dist/standalone/index.js';
import { LRUCache } from 'lru-cache';
import type { CompiledSchema } from '../../../schemas/answer-check.ts';
import type { Schema } from '../../../schemas/resolved-schema.ts';
import { createValidator } from '../../../schemas/validator.ts';
import type { AskedForm } from './ask.ts';
import { createFormCheck, type FormCheck } from './check.ts';
import { rulesOf } from './rules.ts';

/** The check of a form; answers of any shape may be given to it. */
export function compileFormCheck(asked: AskedForm): FormCheck {
  const compiled = new Map(asked.groups.map(({ group, schema }) => [group, compileRules(rulesOf(schema))]));
  return createFormCheck(asked, (group) => {
    const check = compiled.get(group);
    if (!check) throw new Error(`The form has no group "${group}".`);
    return check;
  });
}

const ajv = createValidator();
// Most brands ask most groups alike.
const compiledRules = new LRUCache<string, CompiledSchema>({ max: 1000 });

function compileRules(rules: Schema): CompiledSchema {
  const text = JSON.stringify(rules);
  const known = compiledRules.get(text);
  if (known !== undefined) return known;
  const compiled = ajv.compile(rules);
  // ajv would keep every schema it has seen.
  ajv.removeSchema(rules);
  compiledRules.set(text, compiled);
  return compiled;
}

/**
 * The same as an ES module for `check-script.ts` of runtime/forms: its default export takes what ajv's code needs
 * (`require` and `formats`) and gives the compiled schemas by group.
 */
export function writeCheckScript({ groups }: Pick<AskedForm, 'groups'>): string {
  const ajv = createValidator({ writes: true });
  for (const { group, schema } of groups) ajv.addSchema(rulesOf(schema), group);
  const names = Object.fromEntries(groups.map(({ group }) => [group, group]));
  const code = groups.length === 0 ? '' : standaloneCode(ajv, names);
  return `export default (require, formats) => {\nconst exports = {};\n${code}\nreturn exports;\n};\n`;
}
