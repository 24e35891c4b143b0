import { expect, it } from 'vitest';
import type { ProfileResume } from './posting.generated.ts';
import { profilePage } from './profile-page.ts';

const url = 'https://acme.example/cv-site/ida';
const resume = (parts: ProfileResume['view']['parts'], name: string | null = 'Ida Berg'): ProfileResume => ({
  headline: 'Bookbinder',
  name,
  changed: '2026-03-04T09:30:00.000Z',
  view: {
    parts,
    terms: [
      { taxonomy: 'skill', code: 'gilding', label: 'Gilding' },
      { taxonomy: 'language', code: 'de', label: 'German' },
    ],
  },
});

it('says of a person what the page shows', () => {
  const parts = [
    {
      group: 'personal_info',
      answers: {
        about: { value: '<p>I bind <b>books</b>.</p>' },
        phone: '+12025550123',
        birthday: '1990-02-03',
        homeLocation: { locality: 'Bangor', countryCode: 'US' },
      },
    },
    { group: 'skills', answers: { skills: ['gilding', 'unknown'], skillsFree: ['Sewing'] } },
    { group: 'languages', answers: { languages: [{ language: 'de', level: 'native' }] } },
    { group: 'education', answers: { education: [{ institution: 'University of Maine' }, {}] } },
  ];
  expect(profilePage(resume(parts), url)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    dateModified: '2026-03-04T09:30:00.000Z',
    mainEntity: {
      '@type': 'Person',
      name: 'Ida Berg',
      jobTitle: 'Bookbinder',
      description: 'I bind books.',
      telephone: '+12025550123',
      birthDate: '1990-02-03',
      address: { '@type': 'PostalAddress', addressLocality: 'Bangor', addressCountry: 'US' },
      knowsAbout: ['Gilding', 'Sewing'],
      knowsLanguage: ['German'],
      alumniOf: [{ '@type': 'EducationalOrganization', name: 'University of Maine' }],
    },
  });
});

it('leaves out what is not there, and describes nobody without a name', () => {
  expect(profilePage(resume([]), url)).toMatchObject({
    mainEntity: { '@type': 'Person', name: 'Ida Berg', jobTitle: 'Bookbinder' },
  });
  expect(JSON.stringify(profilePage(resume([]), url))).not.toMatch(/null|telephone|address|knows|alumni/);
  expect(profilePage(resume([], null), url)).toBeNull();
});
