import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeRules } from './describe-rules.ts';
import { engineCodes } from './engine-codes.ts';
import { rules } from './rules.ts';

const directory = join(import.meta.dirname, 'rules');
const files = readdirSync(directory).filter((name) => !name.startsWith('from-'));
const names = files.filter((name) => !name.endsWith('.test.ts')).map((name) => basename(name, '.ts'));

describe('the list of rules', () => {
  it('holds every file of the directory, named after its code', () => {
    expect(rules.map(({ code }) => code.toLowerCase().replaceAll('_', '-')).sort()).toEqual(names.sort());
  });

  it('has a test beside each rule', () => {
    expect(names.filter((name) => !files.includes(`${name}.test.ts`))).toEqual([]);
  });

  it('is explained in docs/brand-check.md', async () => {
    const docs = resolve(import.meta.dirname, '../../../../docs/brand-check.md');
    await expect(describeRules([...rules, ...engineCodes])).toMatchFileSnapshot(docs);
  });
});
