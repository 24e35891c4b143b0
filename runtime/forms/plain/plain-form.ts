/** Which elements a field of a form becomes where there are no scripts. Pure. */
import { escapeStep } from '../../../schemas/pointer.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { AskedField, AskedForm } from '../../core/forms/ask.ts';
import { questionField } from '../../core/forms/plain-answers.ts';
import type { Choice } from '../control-contract.ts';
import { demands, numberIn, ownChoices, propertyOf, textIn } from '../parts/schema-parts.ts';

export interface PlainItem {
  /** Name of the element, and pointer of its errors. */
  pointer: string;
  name: string;
  label: string;
  help: string | undefined;
  required: boolean;
  width: 'full' | 'half';
  kind: PlainKind;
  schema: Schema;
}

export type PlainKind =
  | { element: 'input'; type: 'text' | 'email' | 'tel' | 'url' | 'date' | 'number' }
  | { element: 'textarea' | 'checkbox' }
  | { element: 'file'; isMany: boolean }
  | { element: 'choice'; isMany: boolean; choices: readonly Choice[] };

/** The fields of a group in order, questions one by one. Fields that need scripts are left out. */
export function itemsOfGroup({ group, schema, fields }: AskedForm['groups'][number], say: (key: string) => string) {
  return fields.flatMap((field): PlainItem[] => {
    const own = propertyOf(schema, field.name);
    if (field.control === 'questions') return questionsIn(own, say);
    const kind = kindOf(own, field);
    if (kind === null) return [];
    const label = textIn(own, 'title') ?? field.name;
    const help = textIn(own, 'description');
    return [
      {
        pointer: `/${escapeStep(group)}/${escapeStep(field.name)}`,
        name: field.name,
        label,
        help: help?.replace(/[.:]$/, '') === label ? undefined : help,
        required: demands(schema, field.name),
        width: field.width === 'half' ? 'half' : 'full',
        kind,
        schema: own,
      },
    ];
  });
}

/** Whether the form can be completed without scripts. */
export function isFillable({ groups }: Pick<AskedForm, 'groups'>): boolean {
  return groups.every(({ schema, fields }) =>
    fields.every(
      (field) =>
        field.control === 'questions' ||
        !demands(schema, field.name) ||
        kindOf(propertyOf(schema, field.name), field) !== null,
    ),
  );
}

/** Whether it has files, which are posted in another encoding. */
export function hasFiles({ groups }: Pick<AskedForm, 'groups'>): boolean {
  return groups.some(({ schema, fields }) =>
    fields.some((field) => kindOf(propertyOf(schema, field.name), field)?.element === 'file'),
  );
}

function kindOf(schema: Schema, { control }: AskedField): PlainKind | null {
  if (schema.readOnly === true || control === 'hidden') return null;
  const isMany = schema.type === 'array';
  const one = isMany && isSchema(schema.items) ? schema.items : schema;
  if (one['x-part'] === 'file') return { element: 'file', isMany };
  const choices = ownChoices(schema);
  if (choices !== null) return { element: 'choice', isMany, choices };
  if (isMany || one['x-term'] !== undefined || control === 'terms') return null;
  switch (schema.type) {
    case 'boolean':
      return { element: 'checkbox' };
    case 'number':
    case 'integer':
      return { element: 'input', type: 'number' };
    case 'string':
      if (control === 'textarea' || control === 'rich-text') return { element: 'textarea' };
      return { element: 'input', type: TYPES[control] ?? 'text' };
    default:
      return null;
  }
}

const TYPES: Readonly<Record<string, 'email' | 'tel' | 'url' | 'date'>> = {
  email: 'email',
  phone: 'tel',
  url: 'url',
  date: 'date',
};

function questionsIn(schema: Schema, say: (key: string) => string): PlainItem[] {
  const questions = Array.isArray(schema['x-questions']) ? schema['x-questions'].filter(isSchema) : [];
  return questions.flatMap((question) => {
    const id = numberIn(question, 'id');
    if (id === undefined) return [];
    const options = Array.isArray(question.options) ? question.options.map(String) : [];
    const choices =
      question.type === 'yes_no'
        ? ['yes', 'no'].map((value) => ({ value, label: say(`questions.${value}`) }))
        : options.map((value) => ({ value, label: value }));
    const kinds: Readonly<Record<string, PlainKind>> = {
      text: { element: 'textarea' },
      number: { element: 'input', type: 'number' },
      many: { element: 'choice', isMany: true, choices },
    };
    return [
      {
        pointer: questionField(id),
        name: String(id),
        label: textIn(question, 'text') ?? '',
        help: undefined,
        required: question.required === true,
        width: 'full',
        kind: kinds[String(question.type)] ?? { element: 'choice', isMany: false, choices },
        schema: { maxLength: 2000 },
      },
    ];
  });
}
