/** A bare Next page behind a plain Node server, in a separate process: the cost of the stack without us. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import next from 'next';

export const bareDir = path.join(import.meta.dirname, 'bare');

export interface BarePage {
  url: string;
  pid: number;
  stop(): void;
}

export async function startBarePage(): Promise<BarePage> {
  const { NEXT_DIST_DIR: _, ...inherited } = process.env;
  const env = { ...inherited, NODE_ENV: 'production' as const };
  if (!existsSync(path.join(bareDir, '.next/BUILD_ID'))) {
    const bin = path.resolve('node_modules/next/dist/bin/next');
    const build = spawnSync(process.execPath, [bin, 'build', bareDir], { encoding: 'utf8', env });
    if (build.status !== 0) throw new Error(`The bare page could not be built:\n${build.stdout}${build.stderr}`);
  }
  const child = spawn(process.execPath, [import.meta.filename], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const address = /http:\/\/\S+/.exec(String(chunk))?.[0];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The bare page ended with ${code}.`)));
  });
  return { url, pid: child.pid ?? 0, stop: () => void child.kill() };
}

if (import.meta.main) {
  const app = next({ dev: false, dir: bareDir });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer((req, res) => void handle(req, res));
  server.listen(0, '127.0.0.1', () =>
    process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}/\n`),
  );
}
