/**
 * `npm run rolling-update`: two processes behind nginx are replaced one by one by those of another build, and back, under
 * load. Each visitor opens a page and asks for its scripts, what these load, styles and data later, of whichever build
 * answers then. No request may be lost, and no page may miss a file. REQUESTS sets how many requests at least; OTHER_TREE
 * is another tree of the sources, such as the version before; without it, the other build is that of these sources with
 * one more line.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { treeOfNow } from './other-tree.ts';
import { hasNginx, startNginx } from './restarts/nginx.ts';
import { type Scene, withScene } from './restarts/scene.ts';
import { type RunningServer, startServerProcess } from './server-process.ts';

const fewest = Number(process.env.REQUESTS || 10_000);
const visitors = 12;
/** Milliseconds between two requests of a visitor. */
const breath = 60;
const SETTLE_MS = 3000;
/** How long a page is read at most. */
const MOST_READ_MS = 40_000;
/** How many files that a script may load later are asked for with each page. */
const PARTS = 4;
const brand = 'harbor-ledger';
const pages = ['/', '/jobs', '/organizations', '/contact', '/jobs?search=nurse'];
/** A script that every page loads; the other build has one more line in it. */
const CHANGED = 'widgets/site-header/SiteHeader.tsx';

interface Answer {
  status: number;
  body: Buffer;
}

interface Counts {
  requests: number;
  pagesRead: number;
  /** Pages whose files were asked for after the process that drew them was replaced. */
  across: number;
  lost: string[];
  dead: string[];
}

/** A visitor's view of the site: nginx, on kept connections. */
function visitorsOf(port: number, counts: Counts) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: visitors });
  const headers = { host: `${brand}.localhost:${port}` };
  async function get(target: string): Promise<Answer | null> {
    counts.requests += 1;
    try {
      return await new Promise((resolve, reject) => {
        const req = http.get({ host: '127.0.0.1', port, agent, path: target, headers }, (res) => {
          buffer(res).then((body) => resolve({ status: res.statusCode ?? 0, body }), reject);
        });
        req.once('error', reject);
      });
    } catch (error) {
      counts.lost.push(`${target}: ${error instanceof Error ? error.message : error}`);
      return null;
    }
  }
  return { get, close: () => agent.destroy() };
}

const allOf = (pattern: RegExp, text: string) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];

/** Styles and the theme that a document names, and the scripts that it loads once it has been painted. */
const filesOf = (html: string) => allOf(/"(\/(?:_next\/static|theme)\/[^"]+)"/g, html);

/** What a script loads when it is needed. */
const partsOf = (script: string) => allOf(/"(static\/chunks\/[^"]+)"/g, script).map((name) => `/_next/${name}`);

const buildOf = (html: string) => /"buildId":"([^"]+)"/.exec(html)?.[1] ?? '';

/** The sources with one more line in a script. */
function changedTree(): string {
  const tree = treeOfNow('other-build');
  appendFileSync(
    path.join(tree, CHANGED),
    "\nif (typeof window !== 'undefined') Reflect.set(window, 'otherBuild', true);\n",
  );
  return tree;
}

interface Site extends Counts {
  /** Builds whose pages were seen. */
  builds: Set<string>;
  /** Processes that were replaced so far. */
  updates: number;
  isOver: boolean;
}

/** Opens pages, one after the other, and asks for what each names; every other visitor reads until a process has been replaced. */
async function visit(site: Site, get: (target: string) => Promise<Answer | null>, first: number): Promise<void> {
  for (let turn = first; !site.isOver; turn += 1) {
    const target = pages[turn % pages.length] ?? '/';
    const page = await get(target);
    if (page === null) continue;
    const html = page.body.toString();
    const build = buildOf(html);
    if (page.status !== 200) site.lost.push(`${target}: ${page.status}`);
    site.pagesRead += 1;
    site.builds.add(build);
    const before = site.updates;
    const isRead = () => first % 2 !== 0 || site.updates !== before || site.isOver;
    for (let waited = 0; !isRead() && waited < MOST_READ_MS; waited += breath) await pause(breath);
    if (site.updates !== before) site.across += 1;
    const files = filesOf(html);
    if (!files.some((file) => file.endsWith('.js'))) site.dead.push(`${target} of build ${build}: names no script`);
    const parts = new Set<string>();
    const load = async (file: string) => {
      const answer = await get(file);
      if (answer !== null && (answer.status !== 200 || answer.body.length === 0))
        site.dead.push(`${target} of build ${build}: ${file}: ${answer.status}`);
      if (answer !== null && file.endsWith('.js')) for (const part of partsOf(answer.body.toString())) parts.add(part);
      await pause(breath);
    };
    for (const file of files) await load(file);
    const later = [...parts];
    for (let at = 0; at < Math.min(PARTS, later.length); at += 1)
      await load(later[(turn * PARTS + at) % later.length] ?? '');
    const name = target === '/' ? '/index' : target.split('?')[0];
    const data = await get(`/_next/data/${build}${name}.json`);
    // 404 makes the browser load the whole page.
    if (data !== null && data.status !== 200 && data.status !== 404)
      site.lost.push(`data of ${target}: ${data.status}`);
    await pause(breath);
  }
}

/** Replaces one process after the other: both by the other build, both by the first one, and so on. */
async function update(scene: Scene, other: string): Promise<Site> {
  const { env, ports, ends, folder } = scene;
  const start = (at: number, tree: string) =>
    startServerProcess({ ...env, PORT: String(ports.processes[at]) }, undefined, [], tree);
  const servers: RunningServer[] = [await start(0, '.'), await start(1, '.')];
  ends.push(() => Promise.all(servers.map((server) => server.stop())));
  ends.push(startNginx(folder, { own: ports.own, processes: ports.processes }));
  await pause(500);
  const counts = { requests: 0, pagesRead: 0, across: 0, updates: 0 };
  const site: Site = { ...counts, lost: [], dead: [], builds: new Set(), isOver: false };
  const door = visitorsOf(ports.own, site);
  const visits = Promise.all(Array.from({ length: visitors }, (_, at) => visit(site, door.get, at)));
  ends.push(async () => {
    site.isOver = true;
    await visits;
    door.close();
  });
  for (let step = 0; step < 4 || site.requests < fewest; step += 1) {
    await pause(SETTLE_MS);
    await servers[step % 2]?.stop();
    servers[step % 2] = await start(step % 2, step % 4 < 2 ? other : '.');
    site.updates += 1;
    console.warn(
      `${site.updates} replaced: ${site.requests} requests, ${site.lost.length} lost, ${site.dead.length} files missing`,
    );
  }
  await pause(SETTLE_MS);
  site.isOver = true;
  await visits;
  return site;
}

async function run(scene: Scene): Promise<boolean> {
  const given = process.env.OTHER_TREE || undefined;
  const other = given ?? changedTree();
  if (given === undefined) scene.ends.unshift(async () => rmSync(other, { recursive: true, force: true }));
  for (const tree of ['.', other])
    execFileSync(process.execPath, ['scripts/build.ts'], {
      cwd: tree,
      env: { ...process.env, NEXT_DIST_DIR: scene.env.NEXT_DIST_DIR },
      stdio: 'inherit',
    });
  const { requests, pagesRead, across, updates, lost, dead, builds } = await update(scene, other);
  console.warn(
    `${requests} requests for ${pagesRead} pages of ${builds.size} builds, ${updates} processes replaced, ${across} pages open across an update: ${lost.length} lost, ${dead.length} files missing.`,
  );
  for (const fault of [...lost, ...dead].slice(0, 20)) console.error(fault);
  // A run in which nobody crossed from one build to the other has shown nothing.
  return lost.length === 0 && dead.length === 0 && builds.size === 2 && across > 0;
}

process.exitCode = hasNginx() && (await withScene(run)) ? 0 : 1;
