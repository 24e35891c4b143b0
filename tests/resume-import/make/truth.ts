/** Twenty fields of the form that each file must fill. */
import type { Person } from './person.ts';
import { inOrder } from './wording.ts';

export interface Truth {
  language: string;
  layout: string;
  fields: Record<string, string | null>;
  languages: { name: string; level: string }[];
  skills: string[];
}

/** Null where the file says nothing: then the import must leave it empty. */
export function truthOf(person: Person): Truth {
  const latest = { ...person, options: {} };
  const [one, two] = inOrder(latest, person.jobs);
  const [school] = inOrder(latest, person.schools);
  const { language, layout, first, last, email, phone, born, street, zip, town, languages, skills } = person;
  return {
    language,
    layout,
    fields: {
      ...{ first, last, email, phone, birthday: born === '' ? null : born, street, zip, town },
      ...{
        title1: one?.what ?? null,
        company1: one?.where ?? null,
        start1: one?.start ?? null,
        end1: one?.end ?? null,
      },
      ...{
        title2: two?.what ?? null,
        company2: two?.where ?? null,
        start2: two?.start ?? null,
        end2: two?.end ?? null,
      },
      ...{ institution: school?.where ?? null, program: school?.what ?? null },
    },
    languages: languages.map(({ name, level }) => ({ name, level })),
    skills,
  };
}
