import { expect, it } from 'vitest';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import type { OwnGroup } from '../shared/resume/own-resume.generated.ts';
import type { OwnOrganization } from './organization-editor.generated.ts';
import { descriptionOf, neighbours, organizationIn, partState, titleOf, viewOf } from './parts.ts';

const asked = (group: string) => ({ group, schema: { title: `The ${group}` }, fields: [] });
const form: FormToFill = { form: 'organization', check: '', groups: [asked('about'), asked('faq'), asked('gallery')] };
const group = (name: string, values: Partial<OwnGroup> = {}): OwnGroup => ({
  group: name,
  answers: {},
  version: 0,
  answered: false,
  faults: [],
  ...values,
});
const own: OwnOrganization = {
  id: 7,
  name: 'Harbor Works',
  role: 'owner',
  managesMembers: true,
  state: 'draft',
  refusal: null,
  path: '/organization/harbor-works',
  groups: [group('about'), group('faq')],
};

it('reads the rest of an address', () => {
  expect(viewOf('', form, own)).toEqual({ kind: 'overview' });
  expect(viewOf('members', form, own)).toEqual({ kind: 'members' });
  expect(viewOf('preview', form, own)).toEqual({ kind: 'preview' });
  for (const kind of ['api-keys', 'webhooks']) {
    expect(viewOf(kind, form, own)).toEqual({ kind });
    expect(viewOf(kind, form, { ...own, managesMembers: false })).toEqual({ kind: 'unknown' });
  }
  expect(viewOf('faq', form, own)).toEqual({ kind: 'group', asked: asked('faq'), own: group('faq') });
  for (const rest of ['nothing', 'faq/0', '__proto__', 'gallery']) expect(viewOf(rest, form, own).kind).toBe('unknown');
});

it('says how a part stands', () => {
  const fault = { code: 'required', pointer: '/about/name', message: 'Please fill in this field.' };
  expect(partState(group('about'))).toBe('empty');
  expect(partState(group('about', { answered: true }))).toBe('complete');
  expect(partState(group('about', { answered: true, faults: [fault] }))).toBe('missing');
});

it('knows what comes before and after', () => {
  expect(neighbours(form, 'about')).toEqual({ before: null, after: asked('faq') });
  expect(neighbours(form, 'gallery')).toEqual({ before: asked('faq'), after: null });
  expect(titleOf(asked('faq'))).toBe('The faq');
  expect(descriptionOf(asked('faq'))).toBe('');
});

it.each([
  ['?organization=7', 7],
  ['?a=b&organization=12', 12],
  ['', null],
  ['?organization=', null],
  ['?organization=0', null],
  ['?organization=-1', null],
  ['?organization=1.5', null],
  ['?organization=99999999999', null],
  ['?organization=x', null],
])('reads the organization of %j', (search, id) => {
  expect(organizationIn(search)).toBe(id);
});
