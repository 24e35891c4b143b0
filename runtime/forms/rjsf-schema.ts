/**
 * A form as rendered by RJSF: groups of fields, each rendered by one of our controls. Rules stay with the check. Pure.
 */
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { escapeStep } from '../../schemas/pointer.ts';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';
import type { AskedField, AskedGroup } from '../core/forms/ask.ts';
import type { Answers } from './answers.ts';
import { demandedFields, unaskedFields } from './conditions.ts';

/** A field with the schema of its answer. */
export interface FieldLook extends AskedField {
  schema: Schema;
}

export interface DrawnForm {
  schema: RJSFSchema;
  uiSchema: UiSchema;
  /** By field pointer. */
  looks: ReadonlyMap<string, FieldLook>;
}

/** The visible groups with the fields shown for the current answers. */
export function drawnForm(groups: readonly AskedGroup[], answers: Answers): DrawnForm {
  const schema: RJSFSchema = { type: 'object', properties: {} };
  const uiSchema: UiSchema = { 'ui:order': groups.map(({ group }) => group) };
  const looks = new Map<string, FieldLook>();
  for (const group of groups) {
    const fields = shownFields(group, answers[group.group] ?? {});
    schema.properties = { ...schema.properties, [group.group]: groupSchema(group, fields, answers) };
    uiSchema[group.group] = {
      'ui:order': fields.map(({ name }) => name),
      ...Object.fromEntries(fields.map(({ name }) => [name, { 'ui:field': 'control' }])),
    };
    for (const look of fields) looks.set(`/${group.group}/${escapeStep(look.name)}`, look);
  }
  return { schema, uiSchema, looks };
}

/** Names of the visible fields and whether they are required, as one string: equal strings render alike. */
export function shownKey(groups: readonly AskedGroup[], answers: Answers): string {
  return groups
    .map((group) => {
      const own = answers[group.group] ?? {};
      const demanded = demandedFields(group.schema, own);
      const names = shownFields(group, own).map(({ name }) => `${name}${demanded.has(name) ? '!' : ''}`);
      return `${group.group}: ${names.join(' ')}`;
    })
    .join('\n');
}

function groupSchema({ group, schema }: AskedGroup, fields: readonly FieldLook[], answers: Answers): RJSFSchema {
  const demanded = demandedFields(schema, answers[group] ?? {});
  return {
    type: 'object',
    ...(typeof schema.title === 'string' && { title: schema.title }),
    ...(typeof schema.description === 'string' && { description: schema.description }),
    // The contents of an answer are up to its control; RJSF need not know them.
    properties: Object.fromEntries(fields.map(({ name }) => [name, { title: name }])),
    required: fields.map(({ name }) => name).filter((name) => demanded.has(name)),
  };
}

function shownFields({ schema, fields }: AskedGroup, answers: Schema): FieldLook[] {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const unasked = unaskedFields(schema, answers);
  return fields.flatMap((field) => {
    const own = properties[field.name];
    const isShown = isSchema(own) && own.readOnly !== true && field.control !== 'hidden' && !unasked.has(field.name);
    return isShown ? [{ ...field, schema: own }] : [];
  });
}
