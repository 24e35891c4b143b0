/** The steps of applying on this site and the form they show: what the brand asks plus what the job adds. Pure. */
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { AskedForm, AskedGroup } from '../forms/ask.ts';
import type { JobRules } from './job-rules.ts';

/** The form with the job's questions added and empty groups removed. */
export function formForJob<Form extends AskedForm>(asked: Form, rules: JobRules): Form {
  const groups = asked.groups.flatMap((group) => {
    if (group.fields.length === 0) return [];
    if (group.group === 'questions') return rules.questions.length > 0 ? [withQuestions(group, rules)] : [];
    return group.group === 'files' ? [withDemands(group, rules)] : [group];
  });
  return { ...asked, groups };
}

/** Whether the form asks for this field of the group. */
export function asksOf({ groups }: Pick<AskedForm, 'groups'>): (group: string, field: string) => boolean {
  return (group, field) =>
    groups.some((one) => one.group === group && isSchema(one.schema.properties) && field in one.schema.properties);
}

function withQuestions(group: AskedGroup, { questions }: JobRules): AskedGroup {
  // Each question describes itself.
  const own = withFields(group, (name, { description, ...field }) =>
    name === 'answers' ? { ...field, 'x-questions': questions } : { ...field, description },
  );
  return questions.some(({ required }) => required) ? withRequired(own, ['answers']) : own;
}

function withDemands(group: AskedGroup, { requiresFile, requiresCoverLetter }: JobRules): AskedGroup {
  return withRequired(group, [
    ...(requiresCoverLetter ? ['coverLetter'] : []),
    ...(requiresFile ? ['attachments'] : []),
  ]);
}

/** Restricted to fields that are asked. */
function withRequired(group: AskedGroup, names: readonly string[]): AskedGroup {
  const { required, properties } = group.schema;
  const demanded = [...(Array.isArray(required) ? required : []), ...names].filter(
    (name) => isSchema(properties) && Object.hasOwn(properties, name),
  );
  return { ...group, schema: { ...group.schema, required: [...new Set(demanded)] } };
}

function withFields(group: AskedGroup, change: (name: string, field: Schema) => Schema): AskedGroup {
  const { properties } = group.schema;
  const entries = isSchema(properties) ? Object.entries(properties) : [];
  const changed = entries.map(([name, field]) => [name, isSchema(field) ? change(name, field) : field]);
  return { ...group, schema: { ...group.schema, properties: Object.fromEntries(changed) } };
}
