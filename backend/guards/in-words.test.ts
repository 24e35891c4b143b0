import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { UserError } from '../errors.ts';
import { refusal } from '../refusal.ts';
import { testBrand } from '../testing/backend.ts';
import { UploadRefusal } from '../uploads/refusal.ts';
import { errorInWords, inWords, refusalAsFault, resultInWords } from './in-words.ts';

const reader = { brand: testBrand('acme'), locale: 'de' };
const ended = 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an. Ihre Eingaben bleiben erhalten.';

it('says refusals in the language of their reader, with their values', () => {
  expect(inWords(refusal('SESSION_ENDED'), reader)).toBe(ended);
  expect(inWords(refusal('TOO_MANY_TRIES', { count: 5 }), reader)).toBe(
    'Das waren zu viele Versuche. Bitte versuchen Sie es in 5 Minuten noch einmal.',
  );
  expect(inWords(new UploadRefusal('gone'), reader)).toBe(
    'Eine Datei ist nicht mehr vorhanden. Bitte laden Sie sie noch einmal hoch.',
  );
});

it('says what a field of an answer was refused with, and keeps its place', () => {
  const located = new GraphQLError('SESSION_ENDED', {
    ...{ path: ['me'], originalError: refusal('SESSION_ENDED'), extensions: { code: 'SESSION_ENDED' } },
  });
  const said = errorInWords(located, reader);
  expect([said.message, said.path, said.extensions]).toEqual([ended, ['me'], { code: 'SESSION_ENDED' }]);
  expect(resultInWords({ data: null, errors: [located] }, reader).errors?.[0]?.message).toBe(ended);
});

it('leaves what was written for developers as it is', () => {
  const error = new UserError('BAD_INPUT', 'limit is 0; 1 to 100 are allowed.');
  expect(errorInWords(error, reader)).toBe(error);
});

it('makes of a refused file a fault of its field', () => {
  expect(refusalAsFault(new UploadRefusal('gone'), '/files/attachments', reader)).toEqual({
    ...{ code: 'UPLOAD_UNKNOWN', pointer: '/files/attachments' },
    message: 'Eine Datei ist nicht mehr vorhanden. Bitte laden Sie sie noch einmal hoch.',
  });
});
