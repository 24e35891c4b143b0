/** The file for PM2 that `npm run processes` writes: two processes on one port, reloaded under load. npm fetches PM2 for it. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { planProcesses } from '../../scripts/processes/plan.ts';
import { ecosystemFile } from '../../scripts/processes/pm2.ts';
import { ALLOCATOR, ALLOCATOR_MARK } from '../../server/life/allocator-settings.ts';
import { countLost, openDoor, type Scene } from './scene.ts';

const reloads = 3;
const root = path.resolve(import.meta.dirname, '../..');
const place = path.join(root, '.data/test/pm2');
const program = path.join(place, 'node_modules/pm2/bin/pm2');
/** AGPL, and not needed by anything else here: so it is no dependency. */
const version = 'pm2@7.0.4';

export async function reloadWithPm2(scene: Scene): Promise<boolean> {
  const { folder, env, ports, ends } = scene;
  if (!existsSync(program))
    execFileSync('npm', ['install', '--prefix', place, '--no-save', version], { stdio: 'ignore' });
  const [port] = ports.processes;
  const plan = planProcesses({
    boards: [{ id: 'default', hosts: [], instances: 2 }],
    isPinned: false,
    firstPort: port,
    // The embedded server's, without those for superusers.
    allowed: 77,
  });
  const file = path.join(folder, 'ecosystem.config.cjs');
  writeFileSync(file, ecosystemFile(plan, { folder: root, dataDir: env.DATA_DIR ?? '', user: 'nobody' }));
  const surroundings = {
    ...process.env,
    ...env,
    ...ALLOCATOR,
    [ALLOCATOR_MARK]: '1',
    PM2_HOME: path.join(folder, 'pm2'),
    PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
  };
  const pm2 = (...args: string[]) =>
    execFileSync(process.execPath, [program, ...args], { env: surroundings, encoding: 'utf8', cwd: root });
  // The file says BUILD=0.
  execFileSync(process.execPath, ['scripts/build.ts'], { env: surroundings, cwd: root, stdio: 'inherit' });
  ends.push(async () => void pm2('kill'));
  pm2('start', file);
  const load = await openDoor(scene, [port]);
  if (load === null) {
    console.error(pm2('logs', '--nostream', '--lines', '60'));
    return false;
  }
  const before = pidsOf(pm2('jlist'));
  for (let reload = 0; reload < reloads; reload += 1) {
    // The visitors are in this process: they go on while PM2 works.
    await promisify(execFile)(process.execPath, [program, 'reload', 'nameplate'], { env: surroundings, cwd: root });
    console.warn(`reload ${reload + 1}: ${load.answers.GET + load.answers.POST} answers, ${load.lost.length} lost`);
  }
  await pause(1000);
  const after = pidsOf(pm2('jlist'));
  const isReplaced =
    before.length === 3 && after.length === 3 && after.filter((pid) => before.includes(pid)).length === 1;
  if (!isReplaced) console.error(`Processes before: ${before.join(', ')}; after: ${after.join(', ')}.`);
  return (await countLost(scene, load, `${reloads} reloads by PM2`)) && isReplaced;
}

function pidsOf(list: string): number[] {
  return JSON.parse(list.slice(list.indexOf('['))).map(({ pid }: { pid: number }) => pid);
}
