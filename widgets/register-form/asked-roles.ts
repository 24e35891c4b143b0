import type { Href } from '../../runtime/core/routing/href.ts';
import type { DrawnFormToFill } from '../../runtime/forms/check-cache.ts';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';
import { type OwnRole, ownRoles } from '../shared/account/own-roles.ts';

/** A role available on this brand, as labeled in the form. */
export interface RoleChoice {
  role: OwnRole;
  label: string;
}

/** The form's roles that the brand has enabled. */
export function roleChoices({ groups }: FormToFill, features: Readonly<Record<OwnRole, boolean>>): RoleChoice[] {
  const field = roleField(groups.find(({ group }) => group === 'account')?.schema);
  const words = Array.isArray(field?.enumDescriptions) ? field.enumDescriptions : [];
  const values: unknown[] = Array.isArray(field?.enum) ? field.enum : [...ownRoles];
  return ownRoles
    .filter((role) => features[role])
    .map((role) => {
      const label: unknown = words[values.indexOf(role)];
      return { role, label: typeof label === 'string' ? label : role };
    });
}

/** What the registration address says about the person. */
export interface RoleHint {
  /** Query of the address; `?role=recruiter` selects the role. */
  search: string;
  /** Where the person wants to go afterwards. */
  destination: string | null;
  href: Pick<Href, 'page'>;
}

/** Employer pages by key; people going there register as employers. */
const employerPages = [
  'job-wizard',
  'job-manager',
  'applicants',
  'products',
  'checkout',
  'resumes',
  'resume-alerts',
  'employers',
  'profile',
];

/** The role implied by an address, through its query or destination; null if there is none. */
export function hintedRole({ search, destination, href }: RoleHint): OwnRole | null {
  const named = new URLSearchParams(search).get('role');
  const role = ownRoles.find((one) => one === named);
  if (role !== undefined || destination === null) return role ?? null;
  const path = destination.replace(/[?#].*$/s, '');
  const isBelow = (page: string | null) => page !== null && (path === page || path.startsWith(`${page}/`));
  return employerPages.some((key) => isBelow(href.page(key))) ? 'recruiter' : null;
}

/** The role selected initially: the implied one if available, else the first. */
export function firstRole(choices: readonly RoleChoice[], hint: RoleHint): OwnRole {
  const hinted = hintedRole(hint);
  return (choices.find(({ role }) => role === hinted) ?? choices[0])?.role ?? 'applicant';
}

/** Label of the question. */
export function roleTitle({ groups }: FormToFill): string {
  const title = roleField(groups.find(({ group }) => group === 'account')?.schema)?.title;
  return typeof title === 'string' ? title : '';
}

/** The form limited to these roles; a single one is not asked for. */
export function withRoles(asked: FormToFill, choices: readonly RoleChoice[]): DrawnFormToFill {
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
  return { ...asked, groups, compiled: asked.groups };
}

function propertiesOf({ properties }: Schema): Schema {
  return isSchema(properties) ? properties : {};
}

function roleField(schema: Schema | undefined): Schema | undefined {
  const field = schema && propertiesOf(schema).role;
  return isSchema(field) ? field : undefined;
}
