import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import inject from 'light-my-request';
import { expect, it, onTestFinished } from 'vitest';
import { fullDisks } from '../disks.ts';
import { type Health, healthz } from './healthz.ts';

async function ask(change: Partial<Health>) {
  const health: Health = {
    brands: 12,
    faults: 0,
    databaseAnswers: async () => true,
    databaseFault: () => null,
    renderFault: () => null,
    fullDisks: async () => [],
    ...change,
  };
  const { statusCode, body } = await inject(
    (req, res) => void healthz(req as unknown as IncomingMessage, res as unknown as ServerResponse, health),
    '/healthz',
  );
  return { status: statusCode, body: JSON.parse(body) };
}

it('says that all is well', async () => {
  expect(await ask({})).toEqual({ status: 200, body: { status: 'ok', brands: 12, faults: 0 } });
});

it('says what became of the database', async () => {
  const fault = 'The embedded PostgreSQL has ended and is being started again.';
  expect(await ask({ databaseAnswers: async () => false, databaseFault: () => fault })).toEqual({
    status: 503,
    body: { status: 'no database', brands: 12, faults: 0, reasons: [fault] },
  });
});

it('stays well where pages are drawn the slow way, and says so', async () => {
  const note = 'Next draws every page: its documents do not look as this server expects.';
  expect(await ask({ renderFault: () => note })).toEqual({
    ...{ status: 200, body: { status: 'ok', brands: 12, faults: 0, notes: [note] } },
  });
});

it('says that a disk is full', async () => {
  const reason = 'The disk of DATA_DIR is full: 3 MB free, at least 100 MB are needed.';
  expect(await ask({ fullDisks: async () => [reason] })).toEqual({
    status: 503,
    body: { status: 'disk full', brands: 12, faults: 0, reasons: [reason] },
  });
});

it('tells folders of one disk in one sentence, and leaves out what is not there', async () => {
  const folder = mkdtempSync(`${tmpdir()}/np-disk-`);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const folders = { DATA_DIR: folder, uploads: folder, nowhere: `${folder}/nowhere` };
  expect(await fullDisks(folders, 0)).toEqual([]);
  expect(await fullDisks(folders, 2 ** 60)).toEqual([
    expect.stringMatching(
      /^The disk of DATA_DIR and uploads is full: \d+ MB free, at least 1099511627776 MB are needed\.$/,
    ),
  ]);
});
