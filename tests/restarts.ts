/**
 * `npm run restarts`: two processes behind nginx, configured as in docs/nginx.conf, are restarted ten times under load,
 * and no request may be lost. The workspace and previews are behind it, too.
 */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../backend/database/embedded.ts';
import { hastySettings } from '../backend/testing/server.ts';
import { installOne } from './debian.ts';
import { type RunningServer, startServerProcess } from './server-process.ts';

const nginx = '/usr/sbin/nginx';
const restarts = 10;
const fewest = 10_000;
const visitors = 16;
/**
 * Milliseconds between two requests of a visitor: as much as two cores can handle while a server starts. No pause while
 * one shuts down.
 */
const breath = 100;
const brand = 'harbor-ledger';
/** Milliseconds to block requests before and after a process is told to stop, so that some are in progress for long. */
const heldUp = { before: 500, after: 3000 };
const question = '{ job(id: 1) { id } }';
const pages = ['/', '/jobs', '/organizations', '/jobs?search=nurse', '/sitemap.xml'];

interface Load {
  /** Whether requests follow each other without a pause. */
  hurry(isHurried: boolean): void;
  answers: { GET: number; POST: number };
  lost: string[];
  end(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}

/** The nginx configuration from the docs, with the ports of this run and folders that nginx may write to. */
function startNginx(folder: string, ports: { own: number; processes: readonly number[] }): () => Promise<void> {
  const site = readFileSync(path.join(import.meta.dirname, '../docs/nginx.conf'), 'utf8')
    .replace('listen 80 default_server', `listen 127.0.0.1:${ports.own} default_server`)
    .replace('127.0.0.1:3025', `127.0.0.1:${ports.processes[0]}`)
    .replace('127.0.0.1:3026', `127.0.0.1:${ports.processes[1]}`);
  writeFileSync(path.join(folder, 'nameplate.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log warn;
     events { worker_connections 512; }
     http { access_log off; ${temporary.join(' ')} include ${folder}/nameplate.conf; }`,
  );
  const child = spawn(nginx, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
  return async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGQUIT');
    await ended;
  };
}

/** Visitors on keep-alive connections, alternating between a page and a POST. */
function putLoad(port: number): Load {
  const load: Pick<Load, 'answers' | 'lost'> = { answers: { GET: 0, POST: 0 }, lost: [] };
  const headers = { host: `${brand}.localhost:${port}`, frontend: `${brand};en`, 'content-type': 'application/json' };
  const agent = new http.Agent({ keepAlive: true, maxSockets: visitors });
  let isOver = false;
  let isHurried = false;

  function ask(method: 'GET' | 'POST', target: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const req = http.request({ host: '127.0.0.1', port, agent, method, path: target, headers }, (res) => {
        textOf(res).then((body) => {
          const isGood = res.statusCode === 200 && (method === 'GET' || /"data":\{"job":/.test(body));
          resolve(isGood ? '' : `${method} ${target}: ${res.statusCode} ${body.slice(0, 100)}`);
        }, reject);
      });
      req.once('error', reject);
      req.end(method === 'POST' ? JSON.stringify({ query: question }) : undefined);
    });
  }

  async function visit(first: number): Promise<void> {
    for (let at = first; !isOver; at += 1) {
      const method = at % 2 === 0 ? 'POST' : 'GET';
      const target = method === 'POST' ? '/graphql' : (pages[(at >> 1) % pages.length] ?? '/');
      const fault = await ask(method, target).catch((error: Error) => `${method} ${target}: ${error.message}`);
      if (fault === '') load.answers[method] += 1;
      else load.lost.push(fault);
      if (!isHurried) await pause(breath);
    }
  }

  const all = Promise.all(Array.from({ length: visitors }, (_, at) => visit(at)));
  return {
    ...load,
    hurry(now) {
      isHurried = now;
    },
    async end() {
      isOver = true;
      await all;
      agent.destroy();
    },
  };
}

/** Each host with what its page says: the brand's, that of the workspace, and one of previews. */
const hosts = [
  [`${brand}.localhost`, '/jobs', 200, 'Harbor Ledger'],
  ['admin.localhost', '/user/login', 200, '<form'],
  ['1-visitor-0123456789abcdef0123456789abcdef.preview.localhost', '/', 404, 'There is no preview at this address.'],
] as const;

/** What does not answer as its host should. */
async function faultyHosts(port: number): Promise<string[]> {
  const faults: string[] = [];
  for (const [host, path, status, said] of hosts) {
    const res = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http.get({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }, resolve).once('error', reject);
    });
    const body = await textOf(res);
    if (res.statusCode !== status || !body.includes(said))
      faults.push(`${host}${path}: ${res.statusCode} ${body.slice(0, 100)}`);
  }
  return faults;
}

/** Blocks reading of jobs until the returned function is called. */
async function holdUp(url: string): Promise<() => Promise<void>> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('begin');
  await client.query('lock table job in access exclusive mode');
  await pause(heldUp.before);
  return () => client.end();
}

async function run(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nameplate-restarts-'));
  // When run as root, the embedded database uses another user.
  chmodSync(folder, 0o755);
  const database = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    log: console.warn,
    settings: hastySettings,
  });
  const ports = { own: await freePort(), processes: [await freePort(), await freePort()] };
  const ends: (() => Promise<unknown>)[] = [database.stop];
  const env = {
    DATABASE_URL: database.url,
    SECRET: 'restarts'.repeat(8),
    DATA_DIR: path.join(folder, 'data'),
    NEXT_DIST_DIR: process.env.NEXT_DIST_DIR || '.next-test',
    TRUST_PROXY: '127.0.0.1',
    ADMIN_HOST: 'admin.localhost',
    STOP_SECONDS: '25',
  };
  const start = (at: number) => startServerProcess({ ...env, PORT: String(ports.processes[at]) });
  try {
    const servers: RunningServer[] = [];
    for (const at of [0, 1]) servers.push(await start(at));
    ends.push(() => Promise.all(servers.map((server) => server.stop())));
    ends.push(startNginx(folder, ports));
    await pause(500);
    const faulty = await faultyHosts(ports.own);
    for (const fault of faulty) console.error(fault);
    if (faulty.length > 0) return false;
    const load = putLoad(ports.own);
    ends.push(load.end);
    for (let restart = 0; restart < restarts; restart += 1) {
      const at = restart % 2;
      load.hurry(true);
      const release = await holdUp(database.url);
      await Promise.all([pause(heldUp.after).then(release), servers[at]?.stop()]);
      load.hurry(false);
      servers[at] = await start(at);
      console.warn(`restart ${restart + 1}: ${load.answers.GET + load.answers.POST} answers, ${load.lost.length} lost`);
    }
    while (load.answers.GET + load.answers.POST + load.lost.length < fewest) await pause(200);
    await load.end();
    const { GET, POST } = load.answers;
    console.warn(`${restarts} restarts: ${GET} pages and ${POST} POSTs were answered, ${load.lost.length} lost.`);
    for (const fault of load.lost.slice(0, 20)) console.error(fault);
    if (load.lost.length > 0) console.error(readFileSync(path.join(folder, 'error.log'), 'utf8').slice(-4000));
    return load.lost.length === 0;
  } finally {
    for (const end of ends.reverse()) await end();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (existsSync(nginx) || installOne([{ name: 'nginx-light', file: nginx }])) {
  process.exitCode = (await run()) ? 0 : 1;
} else {
  console.error('This needs nginx: install it (Debian: apt-get install nginx-light).');
  process.exitCode = 1;
}
