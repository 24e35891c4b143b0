/** The only validator of answers: the browser's scripts are generated from the same code. */
import { _, Ajv, type Code, type CodeKeywordDefinition, type Name, type Options, type SchemaObject } from 'ajv';
import addFormats from 'ajv-formats';
import { type AnswerCheck, answerCheck, type BrokenRules } from './answer-check.ts';
import { ownFormats } from './formats.ts';
import { bringPhoneLibrary } from './phone.ts';
import { numbersOfTheWorld } from './phone-library.ts';
import { vocabulary } from './vocabulary.ts';

bringPhoneLibrary(numbersOfTheWorld);

/** Defined as code rather than a function, so that it can be part of a script. */
const atLeast: CodeKeywordDefinition = {
  keyword: 'x-at-least',
  schemaType: 'string',
  error: { message: 'must not be below its counterpart' },
  code(rule) {
    const { gen, data, it } = rule;
    const comparable = (name: string, value: Name, time: Code) =>
      gen.const(name, _`typeof ${value} == "string" ? ${time} : typeof ${value} == "number" ? ${value} : NaN`);
    const value = gen.const('value', data);
    const sibling = gen.const('sibling', _`${it.parentData}[${String(rule.schema)}]`);
    // A year alone lasts until its end: `2014` is not below `2014-10`.
    const own = comparable('own', value, _`Date.parse(${value}.length == 4 ? ${value} + "-12-31" : ${value})`);
    // A comparison with NaN is false, so values that cannot be compared are not reported.
    rule.fail(_`${own} < ${comparable('least', sibling, _`Date.parse(${sibling})`)}`);
  },
};

/** Reports all errors and rejects unknown keywords. Spelled out because the script compiler has other defaults. */
export const validatorOptions = {
  allErrors: true,
  strict: true,
  strictRequired: false,
  strictTypes: false,
  verbose: false,
  multipleOfPrecision: 8,
} satisfies Options;

/** An ajv instance with our formats and keywords. */
export class OwnAjv extends Ajv {
  constructor(options: Options = {}) {
    super(options);
    addFormats.default(this);
    for (const [name, format] of Object.entries(ownFormats)) this.addFormat(name, format);
    for (const keyword of Object.keys(vocabulary)) if (keyword !== 'x-at-least') this.addKeyword(keyword);
    this.addKeyword(atLeast);
  }
}

export const createValidator = (): Ajv => new OwnAjv(validatorOptions);

/** Finds violated rules with a function compiled by ajv. */
export const brokenRules =
  (validate: ReturnType<Ajv['compile']>): BrokenRules =>
  (answers) =>
    validate(answers) ? [] : (validate.errors ?? []);

/** Compiles the check of a schema without references. */
export const compileCheck = (ajv: Ajv, schema: SchemaObject): AnswerCheck =>
  answerCheck(brokenRules(ajv.compile(schema)));
