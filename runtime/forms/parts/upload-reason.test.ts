import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GraphqlError } from '../../graphql/graphql-error.ts';
import { mayHelpAgain, reasonOf } from './upload-reason.ts';

const tools = { t: (key: string) => key };
const refused = (code: string) => new GraphqlError({ graphql: ['This file is refused.'], codes: [code] });

it('offers another try where the way failed, and not where the file is refused', () => {
  const failures = [new GraphqlError({ network: ['offline'] }), new Error('x'), refused('UPLOAD_BUSY')];
  expect(failures.map(mayHelpAgain)).toEqual([true, true, true]);
  expect(mayHelpAgain(refused('UPLOAD_TYPE_REFUSED'))).toBe(false);
});

it('knows every code of the backend by what it means for the file', () => {
  const codes = [...readFileSync('docs/errors.md', 'utf8').matchAll(/`(UPLOAD_[A-Z_]+)`/g)].map(
    ([, code = '']) => code,
  );
  expect(codes.filter((code) => mayHelpAgain(refused(code)))).toEqual([
    'UPLOAD_REQUEST_INVALID',
    'UPLOAD_MISSING',
    'UPLOAD_TOO_OFTEN',
    'UPLOAD_BUSY',
    'UPLOAD_NOT_SCANNED',
    'UPLOAD_UNKNOWN',
  ]);
});

it('says what the backend says, and of a broken line only that the file did not arrive', () => {
  expect(reasonOf(refused('UPLOAD_EMPTY'), tools)).toBe('This file is refused.');
  expect(reasonOf(new GraphqlError({ network: ['ECONNRESET'] }), tools)).toBe('files.failed');
});
