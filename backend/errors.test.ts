import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const codesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, code = '']) => code);

it('documents every code of a refusal, and no other', () => {
  const sources = readdirSync(import.meta.dirname, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => read(file));
  const known = [
    ...codesIn(read('errors.ts'), /'([A-Z][A-Z_]+)'/g),
    ...sources.flatMap((source) => codesIn(source, /'(SEARCH_[A-Z_]+)'/g)),
  ];
  const [, section = ''] = read('../docs/errors.md').split('## The GraphQL endpoint');
  const [table = ''] = section.split('Faults in the query itself');
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const documented = rows.flatMap((row) => codesIn(row.split(' | ')[0] ?? '', /`([A-Z][A-Z_]+)`/g));
  expect(documented.sort()).toEqual([...new Set(known)].sort());
});
