/**
 * `npm run restarts [-- signals memory pm2]`: two processes behind nginx, configured as `npm run processes` does it, are restarted
 * under load, and no request may be lost. The workspace and previews are behind it, too. PM2 is tried only when it is named.
 */
import { restartByMemory } from './restarts/memory.ts';
import { hasNginx } from './restarts/nginx.ts';
import { reloadWithPm2 } from './restarts/pm2.ts';
import { type Scene, withScene } from './restarts/scene.ts';
import { restartBySignal } from './restarts/signals.ts';

const ways: Readonly<Record<string, (scene: Scene) => Promise<boolean>>> = {
  signals: restartBySignal,
  memory: restartByMemory,
  pm2: reloadWithPm2,
};
const usual = ['signals', 'memory'];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in ways));
if (unknown.length > 0) {
  console.error(`There is no way "${unknown.join('", "')}"; there are ${Object.keys(ways).join(', ')}.`);
  process.exitCode = 1;
} else if (hasNginx()) {
  for (const name of named.length > 0 ? named : usual) {
    const way = ways[name];
    if (way !== undefined && !(await withScene(way))) process.exitCode = 1;
  }
} else {
  process.exitCode = 1;
}
