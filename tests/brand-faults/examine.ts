/** Checks a text as the document of the brand "acme", next to the brand "neighbor", with pictures of its own. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Checkup } from '../../runtime/core/brand/check/checkup.ts';
import type { Finding } from '../../runtime/core/brand/check/finding.ts';
import { openWorkshop } from '../../runtime/core/brand/check/workshop.ts';
import { type BrandSource, parseSource, ROOT_ID } from '../../runtime/core/brand/sources/layers.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

export const bases = { model: read('tests/brand-faults/model.json'), plain: read('tests/brand-faults/plain.json') };

/** Files in the folder of pictures that are not what they seem. */
const oddFiles = {
  'notes.txt': 'The logo comes on Friday.\n',
  'logo.pdf': '%PDF-1.7\n',
  'broken.png': '<!doctype html><title>Not found</title>',
  'broken.svg': '<!doctype html><title>Not found</title>',
  'empty.png': '',
};

function layOutPictures(): string {
  const folder = mkdtempSync(join(tmpdir(), 'brand-faults-'));
  for (const brand of [ROOT_ID, 'acme', 'neighbor']) {
    mkdirSync(join(folder, brand));
    cpSync(join(root, 'public/brands/default'), join(folder, brand), { recursive: true });
  }
  for (const [name, content] of Object.entries(oddFiles)) writeFileSync(join(folder, 'acme', name), content);
  return folder;
}

export interface Examiner {
  /** Errors and warnings about the text. */
  examine(text: string): Finding[];
  /** Codes of all rules. */
  codes: readonly string[];
  close(): void;
}

/** Opens the checker once for many texts. */
export function openExaminer(): Examiner {
  const assetsDir = layOutPictures();
  const workshop = { ...openWorkshop(root), assetsDir };
  const fixed: [string, string][] = [
    [ROOT_ID, 'brands/default.json'],
    ['neighbor', 'tests/brand-faults/neighbor.json'],
  ];
  const others = fixed.map(
    ([id, path]) => [id, parseSource(id, `brands/${id}.json`, Buffer.from(read(path)))] as const,
  );
  const owners: Record<string, string> = { 'jobs.neighbor.example': 'neighbor', 'neighbor.localhost': 'neighbor' };
  return {
    examine(text) {
      const sources = new Map<string, BrandSource>(others);
      sources.set('acme', parseSource('acme', 'brands/acme.json', Buffer.from(text)));
      const checkup = new Checkup({ ...workshop, sources, hostOwner: (host) => owners[host] });
      return checkup.examine('acme').findings.filter(({ severity }) => severity !== 'info');
    },
    codes: workshop.rules.map(({ code }) => code),
    close: () => rmSync(assetsDir, { recursive: true }),
  };
}
