/** How well an import fills the twenty fields of a CV. Pure, but for the files. */
import { readFile } from 'node:fs/promises';
import { readCv } from '../../backend/modules/resumes/import/read/read-cv.ts';
import { recogniseLines } from '../../backend/modules/resumes/import/recognise/recognise.ts';
import type { Recognised } from '../../backend/modules/resumes/import/recognise/recognised.ts';
import type { Truth } from './make/truth.ts';

/** Points of one file: 0 to 1 for each field. */
export interface FileScore {
  file: string;
  language: string;
  points: Record<string, number>;
  /** 0 to 1, over all fields. */
  score: number;
  /** What was read instead, for fields that are wrong. */
  wrong: Record<string, { found: unknown; truth: unknown }>;
}

/** Folders of CVs. */
export const sets = ['files', 'fresh', 'second', 'third', 'fourth'] as const;

/** Odd numbers of `files` are for work on the import; even ones, and those of the other sets, are put aside and scored rarely. */
export async function scoreFiles(
  isTaken: (number: number) => boolean,
  set: (typeof sets)[number] = 'files',
): Promise<FileScore[]> {
  const folder = new URL(`${set}/`, import.meta.url);
  const truths = JSON.parse(await readFile(new URL('truth.json', folder), 'utf8')) as Record<string, Truth>;
  const scores: FileScore[] = [];
  for (const [file, truth] of Object.entries(truths)) {
    if (!isTaken(Number.parseInt(file, 10))) continue;
    const content = await readCv(await readFile(new URL(file, folder)));
    scores.push(scoreOf(file, truth, content.kind === 'lines' ? recogniseLines(content.lines) : null));
  }
  return scores;
}

/** Means by language. */
export function byLanguage(scores: readonly FileScore[]): Record<string, number> {
  const groups = Map.groupBy(scores, ({ language }) => language);
  return Object.fromEntries(
    [...groups].map(([language, own]) => [language, own.reduce((all, { score }) => all + score, 0) / own.length]),
  );
}

function scoreOf(file: string, truth: Truth, found: Recognised | null): FileScore {
  const fields = fieldsOf(found);
  const points: Record<string, number> = {};
  const wrong: FileScore['wrong'] = {};
  for (const [name, value] of Object.entries(truth.fields)) {
    const own = fields[name] ?? null;
    const same = name === 'phone' ? digits(own) === digits(value) : plain(own) === plain(value);
    points[name] = same ? 1 : 0;
    if (!same) wrong[name] = { found: own, truth: value };
  }
  const lists = {
    languages: [truth.languages.flatMap(languageMarks), (found?.languages ?? []).flatMap(languageMarks)],
    skills: [truth.skills, found?.skills ?? []],
  };
  for (const [name, [wanted = [], own = []]] of Object.entries(lists)) {
    points[name] = f1(wanted.map(plain), own.map(plain));
    if (points[name] < 1) wrong[name] = { found: own, truth: wanted };
  }
  const all = Object.values(points);
  const score = all.reduce((sum, one) => sum + one, 0) / all.length;
  return { file, language: truth.language, points, score, wrong };
}

/** The two latest positions and the latest school, as the form lists them. */
function fieldsOf(found: Recognised | null): Record<string, string | null | undefined> {
  const [one, two] = found?.work ?? [];
  const [school] = found?.education ?? [];
  const { firstName: first, lastName: last, email, phone, birthday, home } = found ?? {};
  return {
    ...{ first, last, email, phone, birthday, street: home?.street, zip: home?.zip, town: home?.town },
    ...{ title1: one?.title, company1: one?.company, start1: one?.period?.start, end1: one?.period?.end },
    ...{ title2: two?.title, company2: two?.company, start2: two?.period?.start, end2: two?.period?.end },
    ...{ institution: school?.institution, program: school?.program },
  };
}

/** A language counts for half by its name, for half with its level. */
const languageMarks = ({ name, level }: { name: string; level: string | null }) => [name, `${name}=${level ?? ''}`];

const plain = (text: string | null | undefined) =>
  (text ?? '')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[’']/g, "'")
    .replace(/[\s,.]+/g, ' ')
    .trim();

const digits = (text: string | null | undefined) => (text ?? '').replace(/^\+/, '00').replace(/\D/g, '');

/** Harmonic mean of precision and recall; 1 where nothing is to be found and nothing is. */
function f1(wanted: readonly string[], own: readonly string[]): number {
  const [all, found] = [new Set(wanted), new Set(own)];
  if (all.size + found.size === 0) return 1;
  const right = [...all].filter((one) => found.has(one)).length;
  return right === 0 ? 0 : (2 * right) / (all.size + found.size);
}
