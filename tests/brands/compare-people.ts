/** What a change did for those who are signed in, and to what only they see. */
import type { Observation } from './observe.ts';
import { PEOPLE } from './observe-people.ts';

/** Whom a role stands for that the review names. */
export function peopleOf(role: string): readonly string[] {
  const people = new Map<string, readonly string[]>(Object.entries(PEOPLE)).get(role);
  if (people === undefined) throw new Error(`Nobody is "${role}".`);
  return people;
}

type Menus = Observation['menus'];

/** The menu of personal pages of everybody. */
export function personalMenuLines(
  before: Observation,
  after: Observation,
  linesBetween: (before: Menus, after: Menus) => string[],
): string[] {
  const menusOf = ({ people }: Observation): Menus =>
    new Map(
      [...people].flatMap(([name, { menus }]) =>
        [...menus].map(([locale, entries]): [string, readonly string[]] => [`${name} ${locale}`, entries]),
      ),
    );
  return linesBetween(menusOf(before), menusOf(after));
}

/** Nothing but the menu differs from what visitors get: what is personal is loaded into the same page. */
export function peopleFaults({ people, answers, offers }: Observation): string[] {
  return [...people].flatMap(([name, view]) => [
    ...[...view.answers].flatMap(([path, answer]) =>
      answer === answers.get(path)
        ? []
        : [`${path} is "${answer}" to the ${name}, and "${answers.get(path)}" to visitors`],
    ),
    ...(view.offers === offers ? [] : [`forms or products are others to the ${name} than to visitors`]),
  ]);
}

export function paymentLines(before: Observation, after: Observation): string[] {
  const [was, is] = [before, after].map(({ people }) => people.get('owner')?.ways ?? []);
  return [
    ...(was ?? []).filter((way) => !is?.includes(way)).map((way) => `${way} goes`),
    ...(is ?? []).filter((way) => !was?.includes(way)).map((way) => `${way} appears`),
  ];
}

/** Features that are on, and whose pages have gone or come back with other features. */
export function featureLines(before: Observation, after: Observation): string[] {
  return [...after.features].flatMap(([feature, works]) => {
    const worked = before.features.get(feature);
    if (works) return worked === false ? [`${feature} works`] : [];
    return worked === false ? [] : [`${feature} idle`];
  });
}
