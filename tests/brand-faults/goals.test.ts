/** The checker finds the seeded faults, in the right place, and says nothing about correct documents. */
import { afterAll, describe, expect, it } from 'vitest';
import { openExaminer } from './examine.ts';
import { sections } from './list.ts';
import { tryAll } from './score.ts';

/** What has been reached so far; whoever adds a rule lowers the first three and raises the last. */
const reached = { missed: 3, onAnotherLine: 1, tooMild: 0, codesWithFix: 32 };

const examiner = openExaminer();
const { verdicts, falseAlarms, correct, fixable } = tryAll(examiner);
afterAll(() => examiner.close());

const found = verdicts.filter((verdict) => verdict.found);
const names = (wrong: typeof verdicts) => wrong.map(({ section, fault: [name] }) => `${section}: ${name}`);

describe('the checker', () => {
  it('misses no more of the seeded faults than before', () => {
    expect(names(verdicts.filter((verdict) => !verdict.found)).slice(reached.missed)).toEqual([]);
  });

  it('names the line where somebody has to look', () => {
    expect(names(found.filter(({ line }) => !line)).slice(reached.onAnotherLine)).toEqual([]);
  });

  it('reports as an error what would break the site', () => {
    expect(names(found.filter(({ severity }) => !severity)).slice(reached.tooMild)).toEqual([]);
  });

  it('says nothing about unusual documents in which nothing is wrong', () => {
    expect(falseAlarms).toEqual([]);
    expect(correct).toBeGreaterThanOrEqual(15);
  });

  it('offers a fix for as many codes as before', () => {
    expect(fixable.length).toBeGreaterThanOrEqual(reached.codesWithFix);
  });
});

describe('the list', () => {
  it('has enough faults, each under its own name', () => {
    const all = sections.flatMap(({ name, faults }) => faults.map(([fault]) => `${name}: ${fault}`));
    expect(all.length).toBeGreaterThanOrEqual(250);
    expect(new Set(all).size).toBe(all.length);
  });
});
