import { expect, it } from 'vitest';
import { GraphqlError } from '../graphql/graphql-error.ts';
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

it('reads why it was refused', () => {
  const refusal = readUploadAnswer(JSON.stringify({ data: null, errors: [{ message: 'This file is empty.' }, 7] }));
  expect(refusal).toBeInstanceOf(GraphqlError);
  expect(refusal).toMatchObject({ graphql: ['This file is empty.'] });
});

it.each(['', '<html>', '[]', '{}', '{"data":{"upload":null}}', '{"data":{"upload":{"id":3}}}'])(
  'takes %s for no answer',
  (text) => {
    expect(readUploadAnswer(text)).toBeUndefined();
  },
);
