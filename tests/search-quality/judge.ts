/**
 * Writes the judgement that follows from `rules/*.txt`: `node tests/search-quality/judge.ts`. With words after it, it prints instead which jobs the queries that contain
 * them get.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readCorpus } from './corpus.ts';
import { fileOf, SETS, setOf, writeJudged } from './judged.ts';
import { judgeByRules } from './rules.ts';

const corpus = readCorpus();
const judged = judgeByRules(corpus);
const words = process.argv.slice(2).join(' ').toLowerCase();
if (words !== '') {
  const jobs = new Map(corpus.jobs.map((job) => [job.id, job]));
  for (const { query, board, grades } of judged.filter((one) => one.query.toLowerCase().includes(words))) {
    process.stdout.write(`\n${query} (${board})\n`);
    for (const grade of [3, 2, 1] as const)
      for (const id of grades[grade] ?? []) {
        const job = jobs.get(id);
        process.stdout.write(`  ${grade}  ${id}  ${job?.title}, ${job?.organization}, ${job?.town}\n`);
      }
  }
} else {
  for (const set of SETS) {
    mkdirSync(dirname(fileOf(set)), { recursive: true });
    const queries = judged.filter((query) => setOf(query) === set);
    writeFileSync(fileOf(set), writeJudged(queries));
    process.stdout.write(`${set}: ${queries.length} queries\n`);
  }
}
