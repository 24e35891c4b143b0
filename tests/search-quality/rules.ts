/** Reads `rules/*.txt`: what each query asks for, as conditions on jobs. README.md explains the notation. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOARD_OF } from './boards.ts';
import type { Corpus, CorpusJob, Town } from './corpus.ts';
import { type Grade, type JudgedQuery, LANGUAGES } from './judged.ts';

type Condition = (job: CorpusJob) => boolean;

interface Rule {
  grade: number;
  conditions: Condition[];
}

interface QueryRules {
  language: string;
  board: string;
  query: string;
  exists: boolean;
  none: boolean;
  typos: string[];
  rules: Rule[];
}

/** Kilometers between places that a person would commute. */
const NEAR = 30;

/** The judgement that the rules give, for all languages. */
export function judgeByRules(corpus: Corpus): JudgedQuery[] {
  return LANGUAGES.flatMap((language) =>
    parseRules(readFileSync(join(import.meta.dirname, `rules/${language}.txt`), 'utf8'), language, corpus.towns),
  ).map((query) => expand(query, corpus.jobs));
}

/** Parses one file. Throws at the first line that it does not understand, with its number. */
export function parseRules(text: string, language: string, towns: ReadonlyMap<string, Town>): QueryRules[] {
  const found: QueryRules[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('# ')) continue;
    const at = `rules/${language}.txt:${index + 1}`;
    if (line.startsWith('? ')) {
      const board = BOARD_OF[language] ?? '';
      found.push({ language, board, query: line.slice(2), exists: false, none: false, typos: [], rules: [] });
      continue;
    }
    const current = found.at(-1);
    if (current === undefined) throw new Error(`${at}  "${line}" belongs to no query; a query begins with "? ".`);
    readLine(line, current, towns, at);
  }
  return found;
}

function readLine(line: string, query: QueryRules, towns: ReadonlyMap<string, Town>, at: string): void {
  const [first = '', ...rest] = line.split(' ');
  if (first === 'exists') query.exists = true;
  else if (first === 'none') query.none = true;
  else if (first === 'typo') query.typos.push(...rest);
  else if (first === 'board') query.board = rest[0] ?? '';
  else if (/^[0-3]$/.test(first) && rest.length > 0)
    query.rules.push({ grade: Number(first), conditions: rest.map((term) => conditionOf(term, towns, at)) });
  else throw new Error(`${at}  "${line}" is neither a grade with conditions nor exists, none, typo or board.`);
}

function conditionOf(term: string, towns: ReadonlyMap<string, Town>, at: string): Condition {
  if (term.startsWith('!')) {
    const condition = conditionOf(term.slice(1), towns, at);
    return (job) => !condition(job);
  }
  const mark = /^(?:[@~#]|\w:)/.exec(term)?.[0] ?? '';
  const value = term.slice(mark.length).replaceAll('_', ' ');
  const codes = term.slice(mark.length).split(',');
  const pattern = () => new RegExp(value, 'iu');
  switch (mark) {
    case '#':
      return ({ id }) => id === Number(value);
    case '@':
      return ({ town }) => [town, towns.get(town)?.locality, towns.get(town)?.region].includes(value);
    case '~': {
      const center = towns.get(value);
      if (center === undefined) throw new Error(`${at}  There is no town "${value}".`);
      return ({ town }) => kilometers(center, towns.get(town)) <= NEAR;
    }
    case 'o:':
      return ({ occupation }) => codes.includes(occupation);
    case 'i:':
      return ({ industry }) => codes.includes(industry);
    case 'e:':
      return ({ employment }) => employment.some((code) => codes.includes(code));
    case 'r:':
      return ({ remote }) => codes.includes(remote);
    case 'l:':
      return ({ lang }) => lang === value;
    case 't:':
      return matching(pattern(), ({ title }) => title);
    case 'c:':
      return matching(pattern(), ({ organization }) => organization);
    case 's:':
      return matching(pattern(), ({ skills }) => skills.join(', '));
    case 'x:':
      return matching(pattern(), ({ title, skills, text }) => `${title} ${skills.join(' ')} ${text}`);
    default:
      throw new Error(`${at}  "${term}" is no condition.`);
  }
}

const matching =
  (pattern: RegExp, text: (job: CorpusJob) => string): Condition =>
  (job) =>
    pattern.test(text(job).replaceAll('’', "'"));

function kilometers(from: Town, to: Town | undefined): number {
  if (to === undefined) return Number.POSITIVE_INFINITY;
  const north = (to.lat - from.lat) * 111.2;
  const east = (to.lon - from.lon) * 111.2 * Math.cos((from.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** The first rule that a job meets decides its grade. */
function expand({ rules, none, ...query }: QueryRules, jobs: readonly CorpusJob[]): JudgedQuery {
  const grades: JudgedQuery['grades'] = {};
  for (const job of jobs) {
    if (!job.boards.includes(query.board)) continue;
    const grade = rules.find(({ conditions }) => conditions.every((holds) => holds(job)))?.grade ?? 0;
    if (isGrade(grade)) grades[grade] = [...(grades[grade] ?? []), job.id];
  }
  if (none !== (Object.keys(grades).length === 0))
    throw new Error(`"${query.query}" (${query.board}): ${none ? 'has grades' : 'no job meets a rule'}.`);
  return { ...query, grades };
}

const isGrade = (grade: number): grade is Grade => grade >= 1 && grade <= 3;
