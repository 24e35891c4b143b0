/** Forms and their fields that appear, go away or are asked differently. The forms are those that people are asked. */
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { BrandDocument } from '../document/brand.generated.ts';
import type { AskedForm, AskedGroup, FormName } from '../forms/ask.ts';
import { isFormOn } from '../forms/form-places.ts';
import { type Change, changesBetween } from './changes.ts';

export interface FieldEffect {
  form: FormName;
  /** `required` and `optional`: from now on. `choices`: other values can be chosen. `sorted`: the same in another order. */
  change: Change | 'required' | 'optional' | 'choices' | 'sorted';
  /** Title of the group; null when it is about the form as a whole. */
  group: string | null;
  /** Title of the field; null when it is about the group as a whole. */
  field: string | null;
  /** Names of choices that are new. */
  added: string[];
  /** Names of choices that are gone. */
  removed: string[];
}

/** Asks a form of a document, in the language of the titles. */
export type Ask = (form: FormName) => AskedForm;

interface Side {
  document: BrandDocument;
  ask: Ask;
}

/** Forms that nobody can be asked, before or after, are left out. */
export function fieldEffects(before: Side, after: Side): FieldEffect[] {
  const forms = Object.keys(after.document.forms) as FormName[];
  return forms.flatMap((form): FieldEffect[] => {
    const [was, is] = [isFormOn(before.document, form), isFormOn(after.document, form)];
    if (was !== is) return [effect(form, is ? 'appears' : 'goes')];
    return was ? ofForm(form, before.ask(form), after.ask(form)) : [];
  });
}

function effect(
  form: FormName,
  change: FieldEffect['change'],
  group: string | null = null,
  field: string | null = null,
  choices: { added: string[]; removed: string[] } = { added: [], removed: [] },
): FieldEffect {
  return { form, change, group, field, ...choices };
}

function ofForm(form: FormName, before: AskedForm, after: AskedForm): FieldEffect[] {
  const groups = changesBetween(
    before.groups,
    after.groups,
    ({ group }) => group,
    (left, right) => JSON.stringify(left) === JSON.stringify(right),
  );
  return [
    ...groups.flatMap(({ change, before: was, after: is }): FieldEffect[] => {
      if (was !== null && is !== null) return ofGroup(form, was, is);
      const group = is ?? was;
      return group === null ? [] : [effect(form, change, titleOf(group.schema, group.group))];
    }),
    ...(isSorted(before.groups, after.groups, ({ group }) => group) ? [effect(form, 'sorted')] : []),
  ];
}

function ofGroup(form: FormName, before: AskedGroup, after: AskedGroup): FieldEffect[] {
  const title = titleOf(after.schema, after.group);
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const fields = changesBetween(
    was,
    is,
    ({ name }) => name,
    (left, right) => JSON.stringify(left) === JSON.stringify(right),
  ).flatMap(({ change, before: left, after: right }): FieldEffect[] => {
    if (left !== null && right !== null) return ofField(form, title, left, right);
    const field = right ?? left;
    // With a list go the fields of its entries.
    const isWithin = (change === 'goes' ? is : was).every(({ name }) => name !== field?.name.split('.')[0]);
    return field === null || (isWithin && field.name.includes('.')) ? [] : [effect(form, change, title, field.title)];
  });
  if (isSorted(was, is, ({ name }) => name)) fields.push(effect(form, 'sorted', title));
  if (fields.length === 0 && JSON.stringify(before) !== JSON.stringify(after))
    fields.push(effect(form, 'changes', title));
  return fields;
}

interface Field {
  /** Path within the group. */
  name: string;
  title: string;
  isRequired: boolean;
  /** Names of choices by value; null for a field without choices. */
  choices: Readonly<Record<string, string>> | null;
  /** Everything else about it. */
  rest: string;
}

/** The fields of a group that people see, and those of the entries of a list; the `id` of an entry is for programs. */
function fieldsOf({ schema, fields }: AskedGroup): Field[] {
  const shown = fields.filter(({ control }) => control !== 'hidden').map(({ name }) => name);
  return inOrder(propertiesOf(schema), shown).flatMap(([name, field]): Field[] => {
    const own = describe(name, field, schema, fields.find((look) => look.name === name) ?? null);
    const entries = isSchema(field.items) ? field.items : {};
    const inner = Object.entries(propertiesOf(entries)).flatMap(([key, part]) =>
      isSchema(part) && key !== 'id' ? [describe(`${name}.${key}`, part, entries, null)] : [],
    );
    return [own, ...inner];
  });
}

function inOrder(properties: Schema, names: readonly string[]): [string, Schema][] {
  return names.flatMap((name): [string, Schema][] => {
    const field = properties[name];
    return isSchema(field) ? [[name, field]] : [];
  });
}

function describe(name: string, field: Schema, holder: Schema, look: unknown): Field {
  const key = name.split('.').at(-1) ?? name;
  const { enum: _enum, enumDescriptions: _descriptions, oneOf: _oneOf, items, ...rest } = field;
  const list = isSchema(items) ? items : {};
  return {
    name,
    title: titleOf(field, key),
    isRequired: Array.isArray(holder.required) && holder.required.includes(key),
    choices: choicesOf(field) ?? choicesOf(list),
    rest: JSON.stringify([{ ...rest, minItems: undefined }, list.type, look]),
  };
}

function choicesOf({ enum: values, enumDescriptions: texts, oneOf }: Schema): Record<string, string> | null {
  if (Array.isArray(values)) {
    const names = Array.isArray(texts) ? texts : [];
    return Object.fromEntries(values.map((value, index) => [String(value), String(names[index] ?? value)]));
  }
  if (!Array.isArray(oneOf) || !oneOf.every((one) => isSchema(one) && 'const' in one)) return null;
  return Object.fromEntries(oneOf.map((one: Schema) => [String(one.const), titleOf(one, String(one.const))]));
}

function ofField(form: FormName, group: string, before: Field, after: Field): FieldEffect[] {
  const effects: FieldEffect[] = [];
  if (before.isRequired !== after.isRequired)
    effects.push(effect(form, after.isRequired ? 'required' : 'optional', group, after.title));
  const missingIn = (left: Field, right: Field) =>
    Object.entries(left.choices ?? {}).flatMap(([value, name]) =>
      Object.hasOwn(right.choices ?? {}, value) ? [] : [name],
    );
  const [added, removed] = [missingIn(after, before), missingIn(before, after)];
  if (added.length + removed.length > 0) effects.push(effect(form, 'choices', group, after.title, { added, removed }));
  const isOther = before.rest !== after.rest || JSON.stringify(before.choices) !== JSON.stringify(after.choices);
  if (effects.length === 0 && isOther) effects.push(effect(form, 'changes', group, after.title));
  return effects;
}

function isSorted<Thing>(before: readonly Thing[], after: readonly Thing[], keyOf: (thing: Thing) => string): boolean {
  const common = (list: readonly Thing[], other: readonly Thing[]) => {
    const keys = new Set(other.map(keyOf));
    return list
      .map(keyOf)
      .filter((key) => keys.has(key))
      .join('\n');
  };
  return common(before, after) !== common(after, before);
}

const titleOf = ({ title }: Schema, otherwise: string) => (typeof title === 'string' ? title : otherwise);
const propertiesOf = ({ properties }: Schema): Schema => (isSchema(properties) ? properties : {});
