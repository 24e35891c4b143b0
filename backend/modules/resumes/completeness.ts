/** How complete a resume is, and what else employers look for. Pure. */
import type { AskedGroup } from '../../../runtime/core/forms/ask.ts';
import { isSchema } from '../../../schemas/resolved-schema.ts';
import { askedAnswers, isAnswer } from '../../answers/stored.ts';
import type { ResumeCompleteness, ResumeGap } from '../../graphql.generated.ts';

/** By group, the fields that make a resume useful. Of several names, any one is enough. */
const WISHED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  personal_info: [['about'], ['picture'], ['phone'], ['homeLocation']],
  job_preferences: [['title'], ['desiredOccupation'], ['employmentType'], ['desiredLocation'], ['careerStatus']],
  work_experience: [['workExperience']],
  education: [['education']],
  languages: [['languages', 'languagesFree']],
  skills: [['skills', 'skillsFree']],
};

/** `faulty`: pointers of missing or invalid answers, such as `/personal_info/firstName`. */
export function completenessOf(
  groups: readonly AskedGroup[],
  data: Record<string, unknown>,
  faulty: readonly string[],
): ResumeCompleteness {
  const all = groups.flatMap((asked) => wishesOf(asked, data, faulty));
  const gaps = all.filter(({ filled }) => !filled).map(({ gap }) => gap);
  const percent = all.length === 0 ? 100 : Math.floor(((all.length - gaps.length) / all.length) * 100);
  return { percent, gaps: [...gaps.filter(({ required }) => required), ...gaps.filter(({ required }) => !required)] };
}

function wishesOf(
  asked: AskedGroup,
  data: Record<string, unknown>,
  faulty: readonly string[],
): { gap: ResumeGap; filled: boolean }[] {
  const { group, schema } = asked;
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const demanded = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const answers = askedAnswers(asked, data);
  const wrong = faulty.flatMap((pointer) => (pointer.startsWith(`/${group}/`) ? [pointer.split('/')[2] ?? ''] : []));
  const wishes = [...new Set([...demanded, ...wrong])].map((name) => [name]);
  for (const names of WISHED[group] ?? [])
    if (!names.some((name) => wishes.flat().includes(name))) wishes.push([...names]);
  return wishes.flatMap((names) => {
    const known = names.filter((name) => Object.hasOwn(properties, name));
    const [field] = known;
    if (field === undefined) return [];
    const own = properties[field];
    const label = isSchema(own) && typeof own.title === 'string' ? own.title : field;
    const isWrong = known.some((name) => wrong.includes(name));
    return [
      {
        gap: { group, field, label, required: isWrong || demanded.includes(field) },
        filled: !isWrong && known.some((name) => isAnswer(answers[name])),
      },
    ];
  });
}
