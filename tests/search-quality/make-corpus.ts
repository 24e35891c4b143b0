/**
 * Made `corpus/demo.ndjson` and `corpus/towns.json`, once, from the demo content: `node tests/search-quality/make-corpus.ts`. Running it again after the demo content
 * changed gives other jobs, and their judgements must be written anew.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJobData } from '../../backend/modules/jobs/job-data.ts';
import { readContent } from '../../backend/seed/content.ts';
import { generateDemo } from '../../backend/seed/generate.ts';
import type { DemoJob } from '../../backend/seed/jobs.ts';
import type { CorpusJob, Town } from './corpus.ts';

const WRITTEN = new Date('2026-11-01T08:00:00Z');

/** Where jobs come from, on which of our boards they go, and how many are taken. */
const PARTS: { brand: string; language: string; boards: string[]; most: number }[] = [
  { brand: 'harbor-ledger', language: 'en', boards: ['coast'], most: 330 },
  { brand: 'stacks-and-shelves', language: 'en', boards: ['coast'], most: 30 },
  { brand: 'on-air-careers', language: 'en', boards: ['coast'], most: 30 },
  { brand: 'rheinblick', language: 'de', boards: ['rhein', 'border'], most: 240 },
  { brand: 'rheinblick', language: 'en', boards: ['border'], most: 25 },
  { brand: 'rheinblick', language: 'fr', boards: ['alsace'], most: 150 },
];

const towns = new Map<string, Town>();
const { jobs } = generateDemo(
  readContent(),
  PARTS.map(({ brand }) => ({ id: brand, fields: [] })),
  WRITTEN,
);
const chosen = PARTS.flatMap(({ brand, language, boards, most }) => {
  const found = jobs.filter((job) => job.frontend === brand && job.langcode === language && job.state === 'published');
  // Spread over all of them: the first ones would be of few employers.
  return found.filter((_, at) => (at * most) % found.length < most).map((job) => ({ job, boards }));
});
const lines = chosen.map(({ job, boards }, index) => JSON.stringify(describe(job, boards, index + 1)));
const folder = join(import.meta.dirname, 'corpus');
writeFileSync(join(folder, 'demo.ndjson'), `${lines.join('\n')}\n`);
writeFileSync(join(folder, 'towns.json'), `${JSON.stringify(Object.fromEntries([...towns].sort()), null, 2)}\n`);

function describe(job: DemoJob, boards: string[], id: number): CorpusJob {
  const data = readJobData(job.data);
  return {
    id,
    lang: job.langcode,
    boards,
    title: job.title,
    organization: job.organizationName,
    town: townOf(job),
    remote: data.remote,
    employment: data.employmentTypes,
    occupation: data.occupations[0] ?? '',
    industry: data.industries[0] ?? '',
    skills: data.skills,
    text: data.description.replaceAll('\n', ''),
    published: (job.published ?? WRITTEN).toISOString().slice(0, 10),
  };
}

function townOf(job: DemoJob): string {
  const [address] = readJobData(job.data).locations;
  if (!address?.locality) throw new Error(`Job ${job.id} is nowhere.`);
  const { locality, administrativeArea, countryCode, zip, lat, lon } = address;
  const name = `${locality}, ${administrativeArea}`;
  towns.set(name, {
    locality,
    region: administrativeArea ?? '',
    country: countryCode ?? '',
    zip: zip ?? '',
    lat: lat ?? 0,
    lon: lon ?? 0,
  });
  return name;
}
