import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { client } from '../../tests/site/support/http.ts';
import { createTurnAway } from './turn-away.ts';

let server: http.Server;

async function open(settings: { delay: number; most: number }) {
  const turnAway = createTurnAway(settings);
  const arrived = vi.fn(turnAway);
  server = http.createServer(arrived).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  return { get: client((server.address() as AddressInfo).port), arrived };
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('says that the site is busy and when to come again', async () => {
  const { get } = await open({ delay: 1, most: 10 });
  const { status, headers, text } = await get('/jobs');
  expect([status, headers['retry-after'], text]).toEqual([
    503,
    '3',
    'This site is very busy. Please try again in a few seconds.\n',
  ]);
});

it('holds a bounded number of answers back, and sends the others away at once', async () => {
  const { get, arrived } = await open({ delay: 600_000, most: 2 });
  const held = [get('/a'), get('/b')].map((answer) => answer.catch(() => 'held until the end'));
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(2));
  const { status, headers } = await get('/c');
  expect([status, headers.connection]).toEqual([503, 'close']);
  server.closeAllConnections();
  expect(await Promise.all(held)).toEqual(['held until the end', 'held until the end']);
});

it('has room again for whoever left before the answer', async () => {
  const { get, arrived } = await open({ delay: 600_000, most: 1 });
  const held = get('/a').catch(() => 'left');
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(1));
  server.closeAllConnections();
  expect(await held).toBe('left');
  const next = get('/b').catch(() => 'held until the end');
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(2));
  const { headers } = await get('/c');
  expect(headers.connection).toBe('close');
  server.closeAllConnections();
  expect(await next).toBe('held until the end');
});

it('holds nothing for whoever had left before', async () => {
  const turnAway = createTurnAway({ delay: 600_000, most: 1 });
  const late = vi.fn();
  server = http.createServer((req, res) => {
    if (req.url !== '/left') return turnAway(req, res);
    res.once('close', () => late(turnAway(req, res)));
    req.socket.destroy();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const get = client((server.address() as AddressInfo).port);
  await expect(get('/left')).rejects.toThrow();
  expect(late).toHaveBeenCalledOnce();
  const held = get('/b').catch(() => 'held until the end');
  expect((await get('/c')).headers.connection).toBe('close');
  server.closeAllConnections();
  expect(await held).toBe('held until the end');
});
