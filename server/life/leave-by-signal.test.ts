import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** A process that says so when it is asked to stop, and then stops when it reads a line. */
function processThatStops(): { child: ChildProcess; said(): string; ended: Promise<number | null> } {
  const file = path.join(import.meta.dirname, 'leave-by-signal.ts');
  const script = `import { leaveBySignal } from ${JSON.stringify(file)};
    const leave = leaveBySignal(() => new Promise((done) => { process.stdout.write('stopping '); process.stdin.once('data', () => done()); }));
    process.stdin.resume();
    process.on('SIGUSR2', leave);
    process.stdout.write('ready ');`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  return { child, said: () => said, ended: new Promise((done) => child.once('exit', (code) => done(code))) };
}

it('ends in good order at the first signal, which a terminal and npm may both send', async () => {
  const { child, said, ended } = processThatStops();
  await expect.poll(said).toBe('ready ');
  child.kill('SIGINT');
  child.kill('SIGINT');
  await expect.poll(said).toBe('ready stopping ');
  child.stdin?.write('\n');
  expect(await ended).toBe(0);
});

it('ends at once at a second signal', async () => {
  const { child, said, ended } = processThatStops();
  await expect.poll(said).toBe('ready ');
  child.kill('SIGTERM');
  await expect.poll(said).toBe('ready stopping ');
  const again = setInterval(() => child.kill('SIGTERM'), 50);
  onTestFinished(() => clearInterval(again));
  expect(await ended).toBe(143);
});

it('goes on leaving at the first signal if it left by itself before', async () => {
  const { child, said, ended } = processThatStops();
  await expect.poll(said).toBe('ready ');
  child.kill('SIGUSR2');
  await expect.poll(said).toBe('ready stopping ');
  child.kill('SIGTERM');
  child.stdin?.write('\n');
  expect(await ended).toBe(0);
});
