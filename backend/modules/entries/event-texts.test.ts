import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TEMPLATES } from '../../mail/templates.ts';
import { choicesOf } from './event-choices.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const written = [...readFileSync('backend/modules/audit/event-detail.ts', 'utf8').matchAll(/^ {2}\| '(\w+)'/gm)].map(
  ([, key = '']) => key,
);

it.each(['en', 'de', 'fr', 'es'])('details of events, and their values of a list, have a text: %s', (language) => {
  const { audit } = read(`locales/${language}/admin.json`);
  const roles = read(`locales/${language}/roles.json`);
  // Of the site, and of members of an organization.
  for (const name of ['administrator', 'site_admin', 'job_editor', 'recruiter', 'applicant', 'owner', 'editor'])
    expect(roles[name]).toEqual(expect.any(String));
  expect(Object.keys(audit.detailOf).sort()).toEqual([...written].sort());
  for (const key of written) expect(Object.keys(audit.value[key] ?? {}).sort()).toEqual([...choicesOf(key)].sort());
  const templates = read(`locales/${language}/mail-templates.json`);
  expect(Object.keys(templates).sort()).toEqual([...TEMPLATES].sort());
});
