import { describe, expect, it } from 'vitest';
import type { ApplyOffer } from './quick-apply.generated.ts';
import { fileToAttach, isWhole, withResume } from './whole.ts';

const offer = (values: Partial<ApplyOffer> = {}): ApplyOffer => ({
  jobId: 1,
  importerId: null,
  title: 'Reporter',
  organizationName: 'Works',
  path: '/job/reporter-1',
  state: 'open',
  requiresFile: false,
  requiresCoverLetter: false,
  prefill: { firstName: 'Ada' },
  fromResume: null,
  hasResume: true,
  files: [],
  questions: [],
  application: null,
  ...values,
});
const field = { type: 'string' };
const form = {
  groups: [
    {
      group: 'basic_info',
      schema: { required: ['firstName', 'phone'], properties: { firstName: field, phone: field } },
      fields: [],
    },
    { group: 'files', schema: { required: [], properties: { coverLetter: field, attachments: {} } }, fields: [] },
  ],
};
const answers = { basic_info: { firstName: 'Ada', phone: '+12075550123' } };
const file = (id: number) => ({ id, name: `${id}.pdf`, size: 10 });

describe('an application is whole', () => {
  it('with everything that the form and the job require', () => {
    expect(isWhole(form, offer(), answers)).toBe(true);
    expect(isWhole(form, offer(), { basic_info: { firstName: 'Ada', phone: ' ' } })).toBe(false);
    expect(isWhole(form, offer({ requiresCoverLetter: true }), answers)).toBe(false);
    expect(isWhole(form, offer({ requiresFile: true }), answers)).toBe(true);
  });

  it('not for guests, nor for members with nothing to send', () => {
    expect(isWhole(form, offer({ prefill: null }), answers)).toBe(false);
    expect(isWhole(form, offer({ hasResume: false }), answers)).toBe(false);
    expect(isWhole(form, offer({ hasResume: false, files: [file(1)] }), answers)).toBe(true);
  });

  it('not where one of several files has to be chosen', () => {
    const several = offer({ requiresFile: true, hasResume: false, files: [file(1), file(2)] });
    expect(isWhole(form, several, answers)).toBe(false);
    expect(isWhole(form, several, { ...answers, files: { attachments: [file(2)] } })).toBe(true);
  });
});

it('attaches a required file by itself where it is clear which', () => {
  expect(fileToAttach(offer())).toBeNull();
  expect(fileToAttach(offer({ requiresFile: true, files: [file(1)] }))).toBe('resume');
  expect(fileToAttach(offer({ requiresFile: true, hasResume: false, files: [file(1)] }))).toBe(1);
  expect(fileToAttach(offer({ requiresFile: true, hasResume: false, files: [file(1), file(2)] }))).toBeNull();
});

it('fills in from the resume what is empty, and nothing else', () => {
  expect(withResume({ basic_info: { firstName: 'Ada', phone: '' } }, { firstName: 'Augusta', phone: '+1' })).toEqual({
    basic_info: { firstName: 'Ada', phone: '+1' },
  });
});
