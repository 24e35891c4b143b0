import { expect, it } from 'vitest';
import { mergeParts } from './merge-answers.ts';

const editor = { jobTitle: 'Editor', timePeriod: { start: '2020-01' } };

it('fills what is empty and keeps what the person wrote', () => {
  const own = { personal_info: { firstName: 'Ida', lastName: '' }, skills: {} };
  const found = [
    { group: 'personal_info', answers: { firstName: 'I.', lastName: 'Berg', phone: '+1 207 555 0100' } },
    { group: 'job_preferences', answers: { title: 'Editor' } },
  ];
  expect(mergeParts(own, found)).toEqual({
    personal_info: { firstName: 'Ida', lastName: 'Berg', phone: '+1 207 555 0100' },
    skills: {},
    job_preferences: { title: 'Editor' },
  });
});

it('adds entries that a list lacks, and none twice', () => {
  const own = {
    work_experience: { workExperience: [{ ...editor, summary: 'Mine' }] },
    skills: { skillsFree: ['Ink'] },
  };
  const found = [
    { group: 'work_experience', answers: { workExperience: [editor, { jobTitle: 'Writer' }] } },
    { group: 'skills', answers: { skillsFree: ['ink', 'Paper'] } },
  ];
  const merged = mergeParts(own, found);
  expect(merged).toEqual({
    work_experience: { workExperience: [{ ...editor, summary: 'Mine' }, { jobTitle: 'Writer' }] },
    skills: { skillsFree: ['Ink', 'Paper'] },
  });
  expect(mergeParts(merged, found)).toEqual(merged);
});
