import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseLexicon, splitWith } from '../../backend/search/vocabulary/compounds.ts';
import { makeVocabulary } from './make.ts';

const folder = mkdtempSync(join(tmpdir(), 'vocabulary-'));
const SOURCES = {
  'esco-occupation-labels.en.tsv': 'occupation/1\tflute maker\noccupation/1\tflautmaker\nisco/C1\tmakers\n',
  'esco-occupation-labels.de.tsv': 'occupation/1\tFlötenbauer/Flötenbauerin\noccupation/1\tBauer von Flöten\n',
  'esco-occupation-labels.fr.tsv': 'occupation/1\tfacteur de flûtes/factrice de flûtes\n',
  'esco-skills.de.csv': 'label\nFlöten bauen\nFlöten stimmen\n',
};

beforeAll(() => {
  for (const [file, text] of Object.entries(SOURCES)) writeFileSync(join(folder, file), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('makes the words of compounds and the names of occupations, with their source', () => {
  const files = makeVocabulary(folder, '# ours\n~kraft\nbauer\n');
  expect([...files.keys()]).toEqual(['german-words.txt', 'occupation-labels.txt']);
  expect(files.get('occupation-labels.txt')).toBe(
    '# Derived from ESCO, European Commission, CC BY 4.0; see docs/data.md.\n' +
      'flute maker|flautmaker\tflotenbauer\tfacteur de flutes\n',
  );
  const words = files.get('german-words.txt') ?? '';
  expect(words.slice(0, 20)).toBe('# ours\n~kraft\nbauer\n');
  expect(splitWith(parseLexicon(words), 'flotenbauer')).toEqual(['floten', 'bauer']);
});
