import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { createOpenItems, type KeptItem } from './open-items.ts';

const own = mkdtempSync(path.join(tmpdir(), 'nameplate-open-items-'));
vi.stubEnv('TMPDIR', own);
afterAll(() => rmSync(own, { recursive: true }));

const kept = (ordinal: number, text: string): KeptItem => ({
  staged: { ordinal, identity: `ref:${ordinal}`, fingerprint: 'x', urlKey: null, postingKey: 'y', isNew: true },
  item: { line: ordinal + 3, fields: new Map([['title', [text, '']]]), raw: `<job>${text}` },
});

async function allOf(all: AsyncIterable<KeptItem>): Promise<KeptItem[]> {
  const found: KeptItem[] = [];
  for await (const one of all) found.push(one);
  return found;
}

it('gives items back as they were, in their order, whatever is in them', async () => {
  const odd = ['Line\nline\r\nline\u2028line', 'half \ud83d of a pair', 'nul \0', '"quoted" \\', 'ü 🎈', ''];
  const all = [...odd, ...odd.map((text) => text.padEnd(300_000, text || ' '))].map((text, at) => kept(at, text));
  const open = createOpenItems();
  for (const one of all) await open.add(one);
  expect(await allOf(open.all())).toEqual(all);
  await open.close();
});

it('has no file where nothing is to be written, and leaves none behind', async () => {
  const none = createOpenItems();
  expect(await allOf(none.all())).toEqual([]);
  expect(readdirSync(own)).toEqual([]);
  await none.close();

  const some = createOpenItems();
  await some.add(kept(1, 'Editor'));
  expect(await allOf(some.all())).toHaveLength(1);
  expect(readdirSync(own)).toHaveLength(1);
  await some.close();
  expect(readdirSync(own)).toEqual([]);
});
