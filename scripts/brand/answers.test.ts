import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { withTerminal } from './answers.ts';
import { UserError } from './user-error.ts';

/** The terminal has put its caret behind the question. */
const atPrompt = new RegExp(`: ${String.fromCharCode(27)}\\[\\d+G$`);

/** A terminal at which each question gets the next of the answers. */
function person(answers: string[]) {
  const streams = {
    input: Object.assign(new PassThrough(), { isTTY: true }),
    output: Object.assign(new PassThrough(), { isTTY: true }),
  };
  let shown = '';
  streams.output.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
    if (atPrompt.test(shown) && answers.length > 0) streams.input.write(answers.shift());
  });
  return { streams, shown: () => shown };
}

function readSize(text: string): number {
  if (!/^\d+$/.test(text)) throw new UserError(`"${text}" is no size. Write digits.`);
  return Number(text);
}

it('asks again after an answer that cannot be used, and keeps the answers before', async () => {
  const { streams, shown } = person(['Acme\r', 'big\r', '12\r', '\r']);
  const answers = await withTerminal(
    async (ask) => [
      await ask('Name', '', (text) => text),
      await ask('Size', '', readSize),
      await ask('Depth', '7', readSize),
    ],
    streams,
  );
  expect(answers).toEqual(['Acme', 12, 7]);
  expect(shown()).toContain('"big" is no size. Write digits.\n');
});

it('ends without a stack when the person leaves', async () => {
  const { streams } = person(['\x03']);
  await expect(withTerminal((ask) => ask('Name', '', (text) => text), streams)).rejects.toThrow(
    new UserError('\nNothing was written.'),
  );
});

it('takes every default where there is no terminal', async () => {
  const streams = { input: new PassThrough(), output: new PassThrough() };
  expect(await withTerminal((ask) => ask('Size', '3', readSize), streams)).toBe(3);
});
