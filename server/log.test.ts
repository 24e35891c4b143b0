import { expect, it } from 'vitest';
import { within } from '../backend/observe/current.ts';
import { createLog } from './log.ts';

function logged(readable: boolean) {
  const lines: string[] = [];
  return { lines, log: createLog({ readable, write: (line) => lines.push(line) }) };
}

it('writes one line a fact, whatever stands in it', () => {
  const { lines, log } = logged(true);
  log('warn', 'ODD', 'one\r\ntwo\u2028three\u0007', { url: '/a\nb' });
  expect(lines).toEqual(['warn  ODD  one ⏎ two ⏎ three url="/a\\nb"\n']);
});

it.each([true, false])('cuts what is too long to read (readable: %s)', (readable) => {
  const { lines, log } = logged(readable);
  log('error', 'LONG', 'm'.repeat(100_000), { url: 'u'.repeat(16_000), list: Array(5000).fill('x'), id: 7 });
  const [line = ''] = lines;
  expect(line.length).toBeLessThan(12_000);
  expect(line).toContain(`${'m'.repeat(8000)} ... (100000 characters)`);
  expect(line).toContain(`${'u'.repeat(1000)} ... (16000 characters)`);
  expect(line).toContain('(20001 characters)');
  expect(line).toMatch(/id"?[=:]7/);
});

it('leaves a line of JSON readable for machines', () => {
  const { lines, log } = logged(false);
  log('info', 'START', 'up', { id: 'x', none: undefined });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', code: 'START', message: 'up', id: 'x' });
});

it('names the request or the run that a line belongs to', () => {
  const { lines, log } = logged(false);
  within({ request: 'request-1' }, () => log('warn', 'ODD', 'here', { brand: 'acme' }));
  within({ run: 'run-1' }, () => log('warn', 'ODD', 'there'));
  log('warn', 'ODD', 'nowhere');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ message: 'here', brand: 'acme', request: 'request-1' }),
    expect.objectContaining({ message: 'there', run: 'run-1' }),
    { time: expect.any(String), level: 'warn', code: 'ODD', message: 'nowhere' },
  ]);
});
