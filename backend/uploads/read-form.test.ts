import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { readForm, SenderGoneError } from './read-form.ts';
import { pdf } from './testing/files.ts';
import { BOUNDARY, encodeForm, formOf } from './testing/form.ts';

/** What became of a form of which only the first `bytes` come. */
async function outcomeOf(bytes: number): Promise<unknown> {
  const body = encodeForm(formOf(pdf()));
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\n\r\n`;
  socket.write(Buffer.concat([Buffer.from(head), body.subarray(0, bytes)]));
  const [req] = await once(server, 'request');
  const reader = {
    onField: () => undefined,
    async onFile(_name: string, content: NodeJS.ReadableStream) {
      content.resume();
      await once(content, 'end');
    },
  };
  const outcome = await readForm(req, reader, { idleMs: 100 }).then(
    () => 'read',
    (error: unknown) => error,
  );
  socket.destroy();
  server.close();
  return outcome;
}

it('reads a form to its end', async () => {
  expect(await outcomeOf(Number.POSITIVE_INFINITY)).toBe('read');
});

it.each([0, 200, 500])('gives up a sender who falls silent after %i bytes', async (bytes) => {
  const outcome = await outcomeOf(bytes);
  expect(outcome).toBeInstanceOf(SenderGoneError);
  expect(outcome).toMatchObject({ message: 'The sender is silent.' });
});
