import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { current } from '../../backend/observe/current.ts';
import { asRequest } from './requests.ts';

it('is over as soon as its client sends no more', async () => {
  const seen: unknown[] = [];
  const server = http.createServer((req, res) => {
    asRequest({ req, res, id: 'abc' }, () => {
      const { isOver } = current();
      seen.push(isOver?.());
      req.socket.once('end', () => seen.push(isOver?.(), res.closed));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  await new Promise<void>((closed) => {
    socket.once('close', closed).end('GET / HTTP/1.1\r\nHost: a.example\r\n\r\n');
  });
  server.close();
  expect(seen).toEqual([false, true, false]);
});
