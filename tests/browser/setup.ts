/** Bundles the pages of browser tests once for all of them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundlePage, type TestPageName, testPages } from './bundle.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with one folder per page. */
    bundles: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nameplate-pages-'));
  for (const name of Object.keys(testPages) as TestPageName[]) await bundlePage(name, path.join(folder, name));
  project.provide('bundles', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
