import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { choicesOf, detailKeys } from './event-details.ts';
import { eventKinds } from './event-kinds.ts';

it('are those that the backend writes', () => {
  const files = globSync('backend/modules/{accounts/events,*/event-kinds}.ts').map((file) =>
    readFileSync(file, 'utf8'),
  );
  const written = files.flatMap((text) => [...text.matchAll(/^ {2}\| '([a-z_]+)'/gm)].map(([, kind]) => kind));
  expect([...eventKinds].sort()).toEqual(written.sort());
});

it('have details that are all named', () => {
  const text = readFileSync('backend/modules/audit/event-detail.ts', 'utf8');
  const written = [...text.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, key]) => key);
  expect([...detailKeys]).toEqual(written);
});

it.each(['en', 'de', 'fr', 'es'])('have a text for each of them, and for values of a list: %s', (language) => {
  const read = (name: string) => JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8'));
  const { audit } = read('admin');
  const roles = read('roles');
  // Of the site, and of members of an organization.
  for (const name of ['administrator', 'site_admin', 'job_editor', 'recruiter', 'applicant', 'owner', 'editor'])
    expect(roles[name]).toEqual(expect.any(String));
  expect(Object.keys(audit.detailOf).sort()).toEqual([...detailKeys].sort());
  for (const key of detailKeys) expect(Object.keys(audit.value[key] ?? {}).sort()).toEqual([...choicesOf(key)].sort());
});
