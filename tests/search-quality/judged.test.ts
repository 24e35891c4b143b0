import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTaxonomies } from '../../backend/data/load-taxonomies.ts';
import { readJudgedAds } from './ads.ts';
import { BOARDS } from './boards.ts';
import { readCorpus } from './corpus.ts';
import { fileOf, LANGUAGES, readJudged, SETS, setOf, writeJudged } from './judged.ts';
import { judgeByRules, parseRules } from './rules.ts';

const corpus = readCorpus();
const jobs = new Map(corpus.jobs.map((job) => [job.id, job]));
const judged = SETS.flatMap((set) => readJudged(set).map((query) => ({ ...query, set })));
const name = ({ language, board, query }: (typeof judged)[number]) => `${language} ${board} ${query}`;

it('commits the grades that the rules give', () => {
  const expected = judgeByRules(corpus);
  for (const set of SETS) {
    expect(readFileSync(fileOf(set), 'utf8')).toBe(writeJudged(expected.filter((query) => setOf(query) === set)));
  }
});

it('has at least 140 English, 100 German and 60 French queries, each once', () => {
  const count = (language: string) => judged.filter((query) => query.language === language).length;
  expect(LANGUAGES.map(count).map((found, index) => found >= ([140, 100, 60][index] ?? 0))).toEqual([true, true, true]);
  expect(new Set(judged.map(name)).size).toBe(judged.length);
});

it('splits the queries by the hash of language and words', () => {
  expect(judged.filter((query) => setOf(query) !== query.set).map(name)).toEqual([]);
  // sha256 of "en\nnurse" begins with an even byte, that of "en\nrn" with an odd one.
  expect([setOf({ language: 'en', query: 'nurse' }), setOf({ language: 'en', query: 'rn' })]).toEqual([
    'tuning',
    'held-out',
  ]);
});

it('grades jobs that the board of the query shows, each once', () => {
  const wrong = judged.filter(({ board, grades }) => {
    const ids = Object.values(grades).flat();
    return new Set(ids).size < ids.length || ids.some((id) => !jobs.get(id)?.boards.includes(board));
  });
  expect(wrong.map(name)).toEqual([]);
});

it('asks boards that exist, in a language of theirs', () => {
  const speaks = (board: string, language: string) =>
    BOARDS.find(({ id }) => id === board)?.document.locales.supported.some((supported) => supported === language);
  expect(judged.filter(({ board, language }) => !speaks(board, language)).map(name)).toEqual([]);
});

it('expects a title to come first only where a job is exactly what was meant', () => {
  expect(judged.filter(({ exists, grades }) => exists && grades[3] === undefined).map(name)).toEqual([]);
});

it('names typos as they stand in the query', () => {
  const unknown = judged.filter(({ query, typos }) => typos.some((word) => !query.split(' ').includes(word)));
  expect(unknown.map(name)).toEqual([]);
});

it('has a corpus of distinct jobs in known towns, with terms of the taxonomies', () => {
  const codes = new Set(
    readTaxonomies().flatMap(({ taxonomy, terms }) => terms.map(({ code }) => `${taxonomy} ${code}`)),
  );
  const odd = corpus.jobs.filter(
    ({ town, occupation, industry, employment, remote }) =>
      !corpus.towns.has(town) ||
      !codes.has(`occupation ${occupation}`) ||
      !codes.has(`industry ${industry}`) ||
      !codes.has(`remote_option ${remote}`) ||
      employment.some((code) => !codes.has(`employment_type ${code}`)),
  );
  expect(odd.map(({ id, title }) => `${id} ${title}`)).toEqual([]);
  expect(jobs.size).toBe(corpus.jobs.length);
});

it('names real ads by their ids alone, each once per query', () => {
  const ads = readJudgedAds();
  const wrong = ads.filter(({ exists, grades, typos, query }) => {
    const ids = Object.values(grades).flat();
    const isOdd = ids.some((id) => !/^[a-z]+(_[a-z0-9]+)*-[0-9a-f]{12}$/.test(id));
    return (
      isOdd || new Set(ids).size < ids.length || (exists && !grades[3]) || typos.some((word) => !query.includes(word))
    );
  });
  expect(wrong.map(({ query }) => query)).toEqual([]);
  expect(new Set(ads.map(({ language, query }) => `${language} ${query}`)).size).toBe(ads.length);
  expect(ads.length).toBeGreaterThanOrEqual(60);
});

it('says where a rule cannot be read', () => {
  const read = (text: string) => () => parseRules(text, 'en', corpus.towns);
  expect(read('3 o:cook')).toThrow('rules/en.txt:1  "3 o:cook" belongs to no query; a query begins with "? ".');
  expect(read('? cook\n4 o:cook')).toThrow(
    'rules/en.txt:2  "4 o:cook" is neither a grade with conditions nor exists, none, typo or board.',
  );
  expect(read('? cook\n3 z:cook')).toThrow('rules/en.txt:2  "z:cook" is no condition.');
  expect(read('? cook\n3 ~Atlantis')).toThrow('rules/en.txt:2  There is no town "Atlantis".');
});
