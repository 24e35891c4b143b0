/** Starts the real server in a separate process, on a free port, with its own data. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodeFlagsOf } from '../scripts/processes/place.ts';

export interface RunningServer {
  port: number;
  pid: number;
  dataDir: string;
  /** `http://<brand>.localhost:<port>`; without a brand, the directory. */
  origin(brand?: string): string;
  /** Everything the server printed so far. */
  output(): string;
  /** Resolves when the process is gone. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** Resolves when the server answers; rejects with its output if it exits first, or after `timeout` milliseconds. `root` is the tree whose code runs. */
export async function startServerProcess(
  env: Record<string, string> = {},
  timeout = 600_000,
  args: readonly string[] = [],
  root = '.',
): Promise<RunningServer> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'nameplate-'));
  const child = spawn(process.execPath, [...nodeFlagsOf('start'), 'server.ts', ...args], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      // Browsers keep connections open for a while; tests should not wait for them.
      STOP_SECONDS: '1',
      // Tests of the workspace set its host; on a site, the administration is at hand.
      ADMIN_HOST: '0',
      // All tests share one address, whose calls are limited.
      GRAPHQL_CALLS: '0',
      // Tests start it many times.
      NODE_COMPILE_CACHE: path.resolve('.data/test/compiled'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    await end(child);
    if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
  };
  let printed = '';
  const started = new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`The server did not start in time:\n${printed}`)), timeout);
    const read = (chunk: Buffer) => {
      printed += chunk;
      const address = /listening on port (\d+)/i.exec(printed);
      if (address) {
        clearTimeout(late);
        resolve(Number(address[1]));
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
  });
  // A caller without a server cannot stop it either.
  const port = await started.catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    port,
    pid: child.pid ?? 0,
    dataDir,
    origin: (brand) => `http://${brand ? `${brand}.localhost` : 'localhost'}:${port}`,
    output: () => printed,
    ended,
    stop,
  };
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
