import type { FormToFill } from '../../runtime/forms/check-cache.ts';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';
import type { OwnRole } from './register-calls.ts';

/** What an account may be for on this brand, in the words of the form. */
export interface RoleChoice {
  role: OwnRole;
  label: string;
}

const known: readonly OwnRole[] = ['applicant', 'recruiter'];

/** The roles of the form that the brand has switched on. */
export function roleChoices({ groups }: FormToFill, features: Readonly<Record<OwnRole, boolean>>): RoleChoice[] {
  const field = roleField(groups.find(({ group }) => group === 'account')?.schema);
  const words = Array.isArray(field?.enumDescriptions) ? field.enumDescriptions : [];
  const values: unknown[] = Array.isArray(field?.enum) ? field.enum : [...known];
  return known
    .filter((role) => features[role])
    .map((role) => {
      const label: unknown = words[values.indexOf(role)];
      return { role, label: typeof label === 'string' ? label : role };
    });
}

/** The role that is chosen at first: the one that an address names (`?role=recruiter`), else the first. */
export function firstRole(choices: readonly RoleChoice[], search: string): OwnRole {
  const named = new URLSearchParams(search).get('role');
  return (choices.find(({ role }) => role === named) ?? choices[0])?.role ?? 'applicant';
}

/** Title of the question. */
export function roleTitle({ groups }: FormToFill): string {
  const title = roleField(groups.find(({ group }) => group === 'account')?.schema)?.title;
  return typeof title === 'string' ? title : '';
}

/** The form with only these roles; a single one is not asked. */
export function withRoles(asked: FormToFill, choices: readonly RoleChoice[]): FormToFill {
  const groups = asked.groups.map((group) => {
    const field = group.group === 'account' ? roleField(group.schema) : undefined;
    if (!field) return group;
    const only = choices.length === 1;
    const role = {
      ...field,
      enum: choices.map(({ role: one }) => one),
      enumDescriptions: choices.map(({ label }) => label),
    };
    return {
      ...group,
      schema: { ...group.schema, properties: { ...propertiesOf(group.schema), role } },
      fields: only ? group.fields.filter(({ name }) => name !== 'role') : group.fields,
    };
  });
  return { ...asked, groups };
}

function propertiesOf({ properties }: Schema): Schema {
  return isSchema(properties) ? properties : {};
}

function roleField(schema: Schema | undefined): Schema | undefined {
  const field = schema && propertiesOf(schema).role;
  return isSchema(field) ? field : undefined;
}
