/**
 * Measures how well the search finds what people mean: `npm run search-quality`. With `-- --worst 40` it also prints the forty worst queries of the tuning set; those of
 * the other set only with `--set held-out`, since a ranking that was tuned with them is no longer measured by them.
 */
import { parseArgs } from 'node:util';
import { readCorpus } from './corpus.ts';
import { readJudged, SETS } from './judged.ts';
import { type Measured, measure } from './metrics.ts';
import { describeSet, describeWorst } from './report.ts';
import { withCorpus } from './site.ts';

const { values } = parseArgs({
  options: { worst: { type: 'string', default: '0' }, set: { type: 'string', default: 'tuning' } },
});
const corpus = readCorpus();

await withCorpus(corpus, async (ask) => {
  const all: Measured[] = [];
  for (const set of SETS) {
    const measured: Measured[] = [];
    for (const query of readJudged(set)) measured.push(measure(query, await ask(query)));
    process.stdout.write(`${describeSet(set, measured)}\n\n`);
    if (set === values.set) all.push(...measured);
  }
  const most = Number(values.worst);
  if (most > 0) process.stdout.write(`${describeWorst(all, most, corpus.jobs)}\n`);
});
