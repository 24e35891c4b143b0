import { expect, it } from 'vitest';
import { notAttached, withFile } from './own-files.ts';

const cv = { id: 1, name: 'cv.pdf', size: 3 };
const letter = { id: 2, name: 'letter.pdf', size: 4 };

it('offers what is not attached yet, up to the number of files that the site takes', () => {
  expect(notAttached([cv, letter], {}, 2)).toEqual([cv, letter]);
  const one = withFile({ files: { coverLetter: 'Dear' } }, { ...cv, id: '7' });
  expect(one).toEqual({ files: { coverLetter: 'Dear', attachments: [{ id: '7', name: 'cv.pdf', size: 3 }] } });
  expect(notAttached([cv, letter], one, 2)).toEqual([letter]);
  expect(notAttached([cv, letter], one, 1)).toEqual([]);
});
