/** The frozen jobs that rankings are judged on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One job of the corpus; codes are those of the taxonomies. */
export interface CorpusJob {
  /** The id of its row, too. */
  id: number;
  lang: string;
  /** Boards that show it. */
  boards: string[];
  title: string;
  organization: string;
  /** Name in `towns.json`. */
  town: string;
  /** none, hybrid or remote */
  remote: string;
  employment: string[];
  occupation: string;
  industry: string;
  skills: string[];
  /** HTML. */
  text: string;
  /** Day of its publication. */
  published: string;
}

export interface Town {
  locality: string;
  region: string;
  country: string;
  zip: string;
  lat: number;
  lon: number;
}

export interface Corpus {
  jobs: CorpusJob[];
  towns: Map<string, Town>;
}

const folder = join(import.meta.dirname, 'corpus');

/** `demo.ndjson` was made from the demo content, `own.ndjson` written by hand for what it lacks. */
export function readCorpus(): Corpus {
  const towns: Record<string, Town> = {
    ...JSON.parse(readFileSync(join(folder, 'towns.json'), 'utf8')),
    ...JSON.parse(readFileSync(join(folder, 'own-towns.json'), 'utf8')),
  };
  return {
    jobs: [...readLines<CorpusJob>('demo.ndjson'), ...readLines<CorpusJob>('own.ndjson')],
    towns: new Map(Object.entries(towns)),
  };
}

function readLines<Line>(name: string): Line[] {
  return readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
