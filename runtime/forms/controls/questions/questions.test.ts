import { expect, it } from 'vitest';
import { readAnswers, readQuestions, withAnswer } from './questions.ts';

const schema = {
  'x-questions': [
    { id: 7, text: 'Do you drive?', type: 'yes_no', required: true },
    { id: 9, text: 'Which tools?', type: 'many', options: ['Pen', 'Camera', 3] },
    { id: 'x', text: 'Not a question', type: 'text' },
    { id: 11, text: 'Unknown kind', type: 'essay' },
  ],
};

it('reads the questions of a job and passes over what is none', () => {
  expect(readQuestions(schema)).toEqual([
    { id: 7, text: 'Do you drive?', type: 'yes_no', options: [], required: true },
    { id: 9, text: 'Which tools?', type: 'many', options: ['Pen', 'Camera'], required: false },
  ]);
  expect(readQuestions({})).toEqual([]);
});

it('keeps answers in the order of the questions, and none without values', () => {
  const questions = readQuestions(schema);
  const tools = { questionId: 9, values: ['Pen'] };
  const drives = { questionId: 7, values: ['yes'] };
  expect(withAnswer([tools], drives, questions)).toEqual([drives, tools]);
  expect(withAnswer([drives, tools], { questionId: 7, values: [] }, questions)).toEqual([tools]);
  expect(readAnswers([drives, 'x', { questionId: '7' }])).toEqual([drives]);
});
