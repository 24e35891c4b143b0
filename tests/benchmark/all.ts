/**
 * `npm run bench [-- pages writes weight keyword brands typing alerts administration imports feeds memory soak doors observed search]`: one run,
 * ratios side by side, Markdown tables.
 */
import { spawnSync } from 'node:child_process';
import { benchAdministration } from './administration.ts';
import { benchAlerts } from './alerts.ts';
import { benchBrands } from './brands.ts';
import { benchDoors } from './doors.ts';
import { benchFeeds } from './feeds.ts';
import { benchImports } from './imports.ts';
import { benchKeyword } from './keyword.ts';
import { benchMemory } from './memory.ts';
import { benchObserved } from './observed.ts';
import { benchPages } from './pages.ts';
import { benchSoak } from './soak.ts';
import { printTable, type Row } from './table.ts';
import { benchTyping } from './typing.ts';
import { benchWeight } from './weight.ts';
import { benchWrites } from './writes.ts';

const parts: Readonly<Record<string, { title: string; run: () => Promise<Row[]> }>> = {
  pages: { title: 'Pages', run: benchPages },
  writes: { title: 'While jobs are written', run: benchWrites },
  weight: { title: 'Weight of a first visit', run: benchWeight },
  keyword: { title: 'Search pages', run: benchKeyword },
  brands: { title: 'Brands', run: benchBrands },
  typing: { title: 'Typing in forms', run: benchTyping },
  alerts: { title: 'Alerts', run: () => benchAlerts() },
  administration: { title: 'Administration', run: benchAdministration },
  imports: { title: 'Imports', run: () => benchImports() },
  feeds: { title: 'Feeds', run: () => benchFeeds() },
  memory: { title: 'Memory', run: () => benchMemory() },
  soak: { title: 'Endurance', run: () => benchSoak() },
  doors: { title: 'Ever new input', run: () => benchDoors() },
  observed: { title: 'Being observed', run: () => benchObserved() },
};

const asked = process.argv.slice(2).filter((word) => !/^\d+$/.test(word));
const unknown = asked.filter((name) => !(name in parts) && name !== 'search');
if (unknown.length > 0) {
  console.error(
    `There is no part "${unknown.join('", "')}"; there are ${[...Object.keys(parts), 'search'].join(', ')}.`,
  );
  process.exit(1);
}
const wanted = (name: string) => asked.length === 0 || asked.includes(name);
let missed = 0;
for (const [name, { title, run }] of Object.entries(parts)) {
  if (!wanted(name)) continue;
  const rows = await run();
  missed += rows.filter(({ good }) => good === false).length;
  process.stdout.write(`${printTable(title, rows)}\n`);
}
if (wanted('search')) {
  const sizes = process.argv.slice(2).filter((word) => /^\d+$/.test(word));
  spawnSync(process.execPath, ['tests/benchmark/search.ts', ...sizes], { stdio: 'inherit' });
}
process.stdout.write(missed > 0 ? `${missed} goals missed.\n` : 'All goals reached.\n');
