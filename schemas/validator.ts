/** The one validator of answers: what the browser runs is written from the same code. */
import { _, Ajv, type CodeKeywordDefinition, type Name, type SchemaObject } from 'ajv';
import addFormats from 'ajv-formats';
import { type AnswerCheck, answerCheck } from './answer-check.ts';
import { ownFormats } from './formats.ts';
import { bringPhoneLibrary } from './phone.ts';
import { numbersOfTheWorld } from './phone-library.ts';
import { vocabulary } from './vocabulary.ts';

bringPhoneLibrary(numbersOfTheWorld);

/** Written as code, not as a function, so that it can stand in a script. */
const atLeast: CodeKeywordDefinition = {
  keyword: 'x-at-least',
  schemaType: 'string',
  error: { message: 'must not be below its counterpart' },
  code(rule) {
    const { gen, data, it } = rule;
    const comparable = (name: string, value: Name) =>
      gen.const(
        name,
        _`typeof ${value} == "string" ? Date.parse(${value}) : typeof ${value} == "number" ? ${value} : NaN`,
      );
    const sibling = gen.const('sibling', _`${it.parentData}[${String(rule.schema)}]`);
    // What cannot be compared is not below: NaN is less than nothing.
    rule.fail(_`${comparable('own', gen.const('value', data))} < ${comparable('least', sibling)}`);
  },
};

/** An ajv with our formats and keywords, all errors at once. With `writes` it can write its checks as scripts that know `formats`. */
export const createValidator = ({ writes = false } = {}): Ajv => {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    ...(writes && { messages: false, code: { source: true, formats: _`formats` } }),
  });
  addFormats.default(ajv);
  for (const [name, format] of Object.entries(ownFormats)) ajv.addFormat(name, format);
  for (const keyword of Object.keys(vocabulary)) if (keyword !== 'x-at-least') ajv.addKeyword(keyword);
  return ajv.addKeyword(atLeast);
};

/** Compiles the check of one schema without references. */
export const compileCheck = (ajv: Ajv, schema: SchemaObject): AnswerCheck => answerCheck(ajv.compile(schema));
