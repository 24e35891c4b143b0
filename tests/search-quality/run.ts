/**
 * Measures how well the search finds what people mean: `npm run search-quality`. With `-- --worst 40` it also prints the forty worst queries of the tuning set; those of
 * the other set only with `--set held-out`, since a ranking that was tuned with them is no longer measured by them, and those over real ads with `--set real-ads`.
 */
import { parseArgs } from 'node:util';
import { measureAds, readAds } from './ads.ts';
import { AD_BOARDS, BOARDS } from './boards.ts';
import { readCorpus } from './corpus.ts';
import { readJudged, SETS } from './judged.ts';
import { loadCorpus } from './load-corpus.ts';
import { type Measured, measure } from './metrics.ts';
import { describeSet, describeWorst } from './report.ts';
import { ask, withSite } from './site.ts';

const { values } = parseArgs({
  options: { worst: { type: 'string', default: '0' }, set: { type: 'string', default: 'tuning' } },
});
const say = (text: string): void => {
  process.stdout.write(`${text}\n\n`);
};

async function measureCorpus(): Promise<void> {
  const corpus = readCorpus();
  await withSite({ boards: BOARDS, fill: (pool) => loadCorpus(pool, corpus) }, async (backend) => {
    for (const set of SETS) {
      const measured: Measured[] = [];
      for (const query of readJudged(set)) measured.push(measure(query, await ask(backend, query)));
      say(describeSet(set, measured));
      if (set === values.set)
        sayWorst(
          measured,
          new Map(corpus.jobs.map((job) => [job.id, `${job.title}, ${job.organization}, ${job.town}`])),
        );
    }
  });
}

async function measureRealAds(): Promise<void> {
  const ads = readAds(process.env.SEARCH_QUALITY_ADS ?? '');
  if (ads === null) return say('real ads: not measured here (SEARCH_QUALITY_ADS names no file)');
  await withSite({ boards: AD_BOARDS, fill: async () => undefined }, async (backend) => {
    const { measured, ids } = await measureAds(backend, ads);
    say(describeSet('real ads', measured));
    const names = ads.map(
      ({ id, title, company, location }) => [ids.get(id) ?? 0, `${title}, ${company}, ${location}`] as const,
    );
    if (values.set === 'real-ads') sayWorst(measured, new Map(names));
  });
}

function sayWorst(measured: readonly Measured[], names: ReadonlyMap<number, string>): void {
  const worst = describeWorst(measured, Number(values.worst), names);
  if (worst !== '') say(worst);
}

await measureCorpus();
await measureRealAds();
