/** schema.org data of a public resume: only what its owner shows. Pure. */
import { textOf } from '../richtext/text-of.ts';
import type { ProfileResume } from './posting.generated.ts';

type Answers = Readonly<Record<string, unknown>>;

/** A `ProfilePage` with its `Person`; null without a name, since there is nobody to describe. `url` is absolute. */
export function profilePage({ headline, name, changed, view }: ProfileResume, url: string): object | null {
  if (name === null) return null;
  const group = (wanted: string): Answers => view.parts.find((part) => part.group === wanted)?.answers ?? {};
  const named = (taxonomy: string, codes: unknown) =>
    list(codes).flatMap(
      (code) => view.terms.find((term) => term.taxonomy === taxonomy && term.code === code)?.label ?? [],
    );
  const person = group('personal_info');
  const skills = [...named('skill', group('skills').skills), ...list(group('skills').skillsFree)];
  const languages = named(
    'language',
    list(group('languages').languages).map((one) => object(one).language),
  );
  const schools = list(group('education').education).flatMap((one) => text(object(one).institution));
  const home = object(person.homeLocation);
  const about = textOf(text(object(person.about).value)[0] ?? '');
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    dateModified: changed,
    mainEntity: {
      '@type': 'Person',
      name,
      ...(headline !== '' && { jobTitle: headline }),
      ...(about !== '' && { description: about }),
      ...some('telephone', text(person.phone ?? group('job_preferences').phone)[0]),
      ...some('birthDate', text(person.birthday)[0]),
      ...(Object.keys(home).length > 0 && {
        address: {
          '@type': 'PostalAddress',
          ...some('addressLocality', text(home.locality)[0]),
          ...some('addressRegion', text(home.administrativeArea)[0]),
          ...some('addressCountry', text(home.countryCode)[0]),
        },
      }),
      ...(skills.length > 0 && { knowsAbout: skills }),
      ...(languages.length > 0 && { knowsLanguage: languages }),
      ...(schools.length > 0 && {
        alumniOf: schools.map((school) => ({ '@type': 'EducationalOrganization', name: school })),
      }),
    },
  };
}

function some(name: string, value: string | undefined): object {
  return value === undefined ? {} : { [name]: value };
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function object(value: unknown): Answers {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function text(value: unknown): string[] {
  return typeof value === 'string' && value !== '' ? [value] : [];
}
