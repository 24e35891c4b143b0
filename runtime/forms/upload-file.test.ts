import { expect, it } from 'vitest';
import { GraphqlError } from '../graphql/graphql-error.ts';
import { mayHelpAgain } from './parts/upload-reason.ts';
import { readUploadAnswer } from './upload-file.ts';

const file = {
  id: '41.x',
  name: 'cv.pdf',
  size: 9,
  type: 'application/pdf',
  width: null,
  height: null,
  url: '/files/41',
  variants: [],
};

it('reads the file that was taken in', () => {
  expect(readUploadAnswer(JSON.stringify({ data: { upload: file } }))).toEqual(file);
});

it('reads why it was refused, and by its code that the same file would be again', () => {
  const errors = [{ message: 'This file is empty.', extensions: { code: 'UPLOAD_EMPTY' } }, 7];
  const refusal = readUploadAnswer(JSON.stringify({ data: null, errors }));
  expect(refusal).toBeInstanceOf(GraphqlError);
  expect(refusal).toMatchObject({ graphql: ['This file is empty.'], codes: ['UPLOAD_EMPTY'] });
  expect(mayHelpAgain(refusal)).toBe(false);
});

it.each(['', '<html>', '[]', '{}', '{"data":{"upload":null}}', '{"data":{"upload":{"id":3}}}'])(
  'takes %s for no answer',
  (text) => {
    expect(readUploadAnswer(text)).toBeUndefined();
  },
);
