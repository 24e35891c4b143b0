/** Answers to a form made from its schema: valid ones, and for each rule of each field one that breaks it. */
import type { AskedForm, AskedGroup } from '../../runtime/core/forms/ask.ts';
import type { FormCheck } from '../../runtime/core/forms/check.ts';
import type { FormCatalogue } from '../../schemas/forms/catalogue.ts';
import { unescapeStep } from '../../schemas/pointer.ts';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';

export type Answers = Record<string, Schema>;

/** The first example of each group, changed until the brand's form accepts it. */
export function validAnswers(asked: AskedForm, catalogue: FormCatalogue, check: FormCheck): Answers {
  const answers: Answers = {};
  for (const { group, schema } of asked.groups) {
    const examples = catalogue.get(asked.form)?.get(group)?.examples;
    const [first] = isSchema(examples) && Array.isArray(examples.valid) ? examples.valid : [];
    const given = isSchema(first) && isSchema(first.answers) ? first.answers : {};
    const names = Object.keys(propertiesOf(schema));
    answers[group] = Object.fromEntries(
      Object.entries(structuredClone(given)).filter(([name]) => names.includes(name)),
    );
  }
  // One repair may ask for the next: a way of applying requires the address of that way.
  for (let round = 0; round < 10; round += 1) {
    const { errors } = check(answers);
    if (errors.length === 0) break;
    for (const { code, pointer } of errors) repair(asked.groups, answers, code, pointer);
  }
  return answers;
}

function repair(groups: readonly AskedGroup[], answers: Answers, code: string, pointer: string): void {
  const [name = '', ...steps] = pointer.split('/').slice(1).map(unescapeStep);
  const last = steps.pop();
  let schema: unknown = groups.find(({ group }) => group === name)?.schema;
  let holder: unknown = answers[name];
  for (const step of steps) {
    schema = childOf(schema, step);
    holder = isSchema(holder) || Array.isArray(holder) ? Reflect.get(holder, step) : undefined;
  }
  if (last === undefined || !(isSchema(holder) || Array.isArray(holder))) return;
  const field = childOf(schema, last);
  if (code === 'additionalProperties' || !isSchema(field)) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, valueFor(field));
}

function childOf(schema: unknown, step: string): unknown {
  if (!isSchema(schema)) return undefined;
  return isSchema(schema.items) ? schema.items : propertiesOf(schema)[step];
}

function propertiesOf({ properties }: Schema): Schema {
  return isSchema(properties) ? properties : {};
}

const words: Readonly<Record<string, string>> = {
  email: 'somebody@example.com',
  uri: 'https://example.com/',
  date: '2031-05-01',
  'date-time': '2031-05-01T09:00:00Z',
  phone: '+1 202 555 0143',
};
/** Tried where a pattern is asked for. */
const samples = [
  'US',
  'sample',
  'https://example.com/',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'file.pdf',
  '/file.png',
  '1234',
  '2031',
];

/** An acceptable value of a field. */
export function valueFor(field: Schema): unknown {
  if ('const' in field) return field.const;
  if (Array.isArray(field.enum)) return field.enum.find((value) => value !== null);
  const [choice] = Array.isArray(field.oneOf) ? field.oneOf : [];
  if (isSchema(choice)) return valueFor(choice);
  if (Array.isArray(field.examples) && field.examples.length > 0) return field.examples[0];
  const [type] = [field.type].flat();
  if (type === 'object') {
    const required = Array.isArray(field.required) ? field.required : [];
    return Object.fromEntries(
      required.map((name) => {
        const own = propertiesOf(field)[String(name)];
        return [name, isSchema(own) ? valueFor(own) : null];
      }),
    );
  }
  if (type === 'array') return isSchema(field.items) ? [valueFor(field.items)] : [];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Number(field.minimum ?? 1);
  return textFor(field);
}

function textFor({ format, pattern, minLength, maxLength }: Schema): string {
  const word = typeof format === 'string' ? words[format] : undefined;
  const fits = typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined;
  const text = word ?? (fits ? samples.find((sample) => fits.test(sample)) : undefined) ?? 'Sample';
  return text.padEnd(Number(minLength ?? 0), '.').slice(0, Number(maxLength ?? Number.POSITIVE_INFINITY));
}

export interface WrongAnswer {
  /** `/job_info/title maxLength` */
  name: string;
  /** Where the answer is refused, or within. */
  pointer: string;
  answers: Answers;
}

/** For every rule of every field, answers that break this rule alone. */
export function wrongAnswers(asked: AskedForm, valid: Answers): WrongAnswer[] {
  return asked.groups.flatMap(({ group, schema }) => {
    const own = valid[group] ?? {};
    const required = new Set(Array.isArray(schema.required) ? schema.required : []);
    return Object.entries(propertiesOf(schema)).flatMap(([name, field]): WrongAnswer[] => {
      if (!isSchema(field) || field.readOnly === true) return [];
      const pointer = `/${group}/${name}`;
      const wrong = wrongValues(field).map(([rule, value]) => ({
        name: `${pointer} ${rule}`,
        pointer,
        answers: { ...valid, [group]: { ...own, [name]: value } },
      }));
      if (!required.has(name)) return wrong;
      const { [name]: _, ...rest } = own;
      return [...wrong, { name: `${pointer} required`, pointer, answers: { ...valid, [group]: rest } }];
    });
  });
}

/** Unlike anything that a form asks for. */
const strange = '¦ nothing ¦';

function wrongValues(field: Schema): [rule: string, value: unknown][] {
  const types = [field.type].flat();
  const wrong: [string, unknown][] = [];
  if (types.includes('object')) return wrongObjects(field);
  if (types.includes('array')) return wrongLists(field);
  wrong.push(['type', {}]);
  if ('const' in field) wrong.push(['const', field.const === true ? false : strange]);
  if (Array.isArray(field.enum)) wrong.push(['enum', strange]);
  if (Array.isArray(field.oneOf)) wrong.push(['oneOf', strange]);
  if (typeof field.maxLength === 'number') wrong.push(['maxLength', 'x'.repeat(field.maxLength + 1)]);
  if (typeof field.minLength === 'number' && field.minLength > 1)
    wrong.push(['minLength', 'x'.repeat(field.minLength - 1)]);
  if (typeof field.pattern === 'string' && !new RegExp(field.pattern, 'u').test(strange))
    wrong.push(['pattern', strange]);
  if (typeof field.format === 'string' && Object.hasOwn(words, field.format)) wrong.push(['format', strange]);
  if (typeof field.minimum === 'number') wrong.push(['minimum', field.minimum - 1]);
  if (typeof field.maximum === 'number') wrong.push(['maximum', field.maximum + 1]);
  return wrong;
}

function wrongObjects(field: Schema): [string, unknown][] {
  const base = valueFor(field);
  if (!isSchema(base)) return [];
  const inner = Object.entries(propertiesOf(field)).flatMap(([name, own]): [string, unknown][] =>
    isSchema(own) && own.readOnly !== true
      ? wrongValues(own).map(([rule, value]) => [`${name} ${rule}`, { ...base, [name]: value }])
      : [],
  );
  const unknown: [string, unknown][] =
    field.additionalProperties === false ? [['additionalProperties', { ...base, x_unknown: 1 }]] : [];
  return [['type', 'text'], ...unknown, ...inner];
}

/** Lists longer than this are not tried: their limit guards against floods. */
const longestList = 100;

function wrongLists(field: Schema): [string, unknown][] {
  if (!isSchema(field.items)) return [];
  const item = valueFor(field.items);
  const wrong: [string, unknown][] = [['type', {}]];
  if (typeof field.minItems === 'number' && field.minItems > 0) wrong.push(['minItems', []]);
  if (typeof field.maxItems === 'number' && field.maxItems <= longestList)
    wrong.push(['maxItems', Array.from({ length: field.maxItems + 1 }, () => item)]);
  if (field.uniqueItems === true) wrong.push(['uniqueItems', [item, item]]);
  return [...wrong, ...wrongValues(field.items).map(([rule, value]): [string, unknown] => [`0 ${rule}`, [value]])];
}
