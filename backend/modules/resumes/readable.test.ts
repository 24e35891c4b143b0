/** What each reader can see of a resume: every field of its form, read from the schemas, none of them by name. */
import { describe, expect, it } from 'vitest';
import { CONTACT_WAYS, openedFields } from '../../../runtime/core/resume-contact/opened-fields.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import { testBrand } from '../../testing/backend.ts';
import { createForms } from '../forms/forms.ts';
import { type ResumeReader, readableResume, webResume } from './readable.ts';

const form = createForms().ask(testBrand('acme'), 'resume', 'en');
const groups = form?.groups ?? [];

/** All fields of the form by pointer, with list entries, and whether they or a parent are private. */
function fieldsOf(schema: Schema, at: string, isPrivate = false): { at: string; isPrivate: boolean }[] {
  const own = isPrivate || schema['x-private'] === true;
  if (isSchema(schema.properties))
    return Object.entries(schema.properties).flatMap(([name, field]) =>
      isSchema(field) ? fieldsOf(field, `${at}/${name}`, own) : [],
    );
  if (isSchema(schema.items)) return fieldsOf(schema.items, `${at}/*`, own);
  return [{ at, isPrivate: own }];
}
const fields = groups.flatMap(({ group, schema }) => fieldsOf(schema, group));

/** Answers in which every field contains its own path. */
function answersOf(schema: Schema, at: string): unknown {
  if (isSchema(schema.properties))
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, field]) => [
        name,
        isSchema(field) ? answersOf(field, `${at}/${name}`) : null,
      ]),
    );
  return isSchema(schema.items) ? [answersOf(schema.items, `${at}/*`), answersOf(schema.items, `${at}/*`)] : `<${at}>`;
}
const data = Object.fromEntries(groups.map(({ group, schema }) => [group, answersOf(schema, group)]));
/** An organization with everything disclosed that can be. */
const opened: ResumeReader = { opened: new Set(openedFields(CONTACT_WAYS)) };
const read = (reader: ResumeReader) => readableResume(reader, { groups, data, email: 'ida@example.com' });
const seen = (reader: ResumeReader) => {
  const text = JSON.stringify(read(reader).parts);
  return fields.filter(({ at }) => text.includes(`"<${at}>"`)).map(({ at }) => at);
};

/** Private by the specification, whatever the schemas say. */
const personal = ['firstName', 'lastName', 'phone', 'birthday'].map((name) => `personal_info/${name}`);
const wordsOfPictures = ['personal_info/picture/alt', 'personal_info/picture/title'];

it('knows fields that are private, and such as are not', () => {
  expect(fields.length).toBeGreaterThan(60);
  const secret = fields.filter(({ isPrivate }) => isPrivate).map(({ at }) => at);
  expect(secret).toEqual(expect.arrayContaining([...personal, 'job_preferences/phone']));
  expect(secret.filter((at) => at.startsWith('personal_info/homeLocation/')).length).toBeGreaterThan(5);
  expect(secret.filter((at) => at.startsWith('attachments/attachments/*/')).length).toBeGreaterThan(2);
  expect(secret).not.toContain('personal_info/about/value');
});

describe.each(fields)('$at', ({ at, isPrivate }) => {
  it('is read by its owner and, but for the birthday, those who were let in', () => {
    expect([seen('owner').includes(at), seen(opened).includes(at)]).toEqual([true, at !== 'personal_info/birthday']);
  });

  it(isPrivate ? 'is kept from everybody else' : 'is read by everybody', () => {
    expect(seen('public').includes(at)).toBe(!isPrivate && !wordsOfPictures.includes(at));
  });
});

it('gives name and address of the person with the private fields alone', () => {
  const name = '<personal_info/firstName> <personal_info/lastName>';
  expect([read('owner'), read(opened)]).toEqual([
    expect.objectContaining({ name, email: 'ida@example.com' }),
    expect.objectContaining({ name, email: 'ida@example.com' }),
  ]);
  expect(read('public')).toMatchObject({ name: null, email: null });
});

it('gives nothing that the form does not ask, to nobody', () => {
  const more = { ...data, secret: { note: 'hidden' }, skills: { skills: ['sql'], shoeSize: 'hidden' } };
  for (const reader of ['owner', opened, 'public'] as const)
    expect(JSON.stringify(readableResume(reader, { groups, data: more, email: '' }))).not.toContain('hidden');
});

it('is not led astray by answers of another shape', () => {
  const odd = { personal_info: ['x'], job_preferences: 'x', skills: null, languages: { languages: 'x' } };
  expect(readableResume('public', { groups, data: odd, email: '' }).parts).toEqual([
    { group: 'languages', answers: { languages: 'x' } },
  ]);
});

it('opens to an organization what its owner chose, and no other way to reach them', () => {
  const more = (...ways: string[]) => {
    const reader: ResumeReader = { opened: new Set(openedFields(ways)) };
    const ats = seen(reader).filter(
      (at) => !seen('public').includes(at) && !/^(?:attachments|.*homeLocation)\//.test(at),
    );
    return [...ats, ...(read(reader).email === null ? [] : ['email'])];
  };
  const name = [...wordsOfPictures, 'personal_info/firstName', 'personal_info/lastName'];
  expect(more()).toEqual(name);
  expect(more('messages')).toEqual(name);
  expect(more('email')).toEqual([...name, 'email']);
  expect(more('phone')).toEqual([...name, 'personal_info/phone', 'job_preferences/phone']);
});

describe('a page on the web', () => {
  const web = (...shown: string[]) => {
    const text = JSON.stringify(webResume(new Set(shown), { groups, data, email: 'ida@example.com' }));
    expect(text).not.toContain('ida@example.com');
    return fields.filter(({ at }) => text.includes(`"<${at}>"`)).map(({ at }) => at);
  };
  const kept = /^(?:personal_info\/(?:salutation|picture\/.*)|job_preferences\/(?:desiredSalary\/.*|careerStatus))$/;

  it('shows of every field what employers read before they are let in, less what is nobody else’s business', () => {
    expect(web()).toEqual(seen('public').filter((at) => !kept.test(at)));
  });

  it('shows besides only what its owner chose: no street, no photo, no file', () => {
    const more = (part: string) => web(part).filter((at) => !web().includes(at));
    expect(more('NAME')).toEqual(['personal_info/firstName', 'personal_info/lastName']);
    expect(more('PHONE')).toEqual(['personal_info/phone', 'job_preferences/phone']);
    expect(more('BIRTHDAY')).toEqual(['personal_info/birthday']);
    expect(more('HOME').sort()).toEqual([
      'personal_info/homeLocation/administrativeArea',
      'personal_info/homeLocation/countryCode',
      'personal_info/homeLocation/locality',
    ]);
    expect(more('EXPECTATIONS')).toContain('job_preferences/careerStatus');
    expect(more('attachments')).toEqual([]);
  });
});
