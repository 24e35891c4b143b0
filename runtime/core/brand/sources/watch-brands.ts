/** Watches the brand files with their parts, and the folders of their pictures. */
import { basename } from 'node:path';
import { createDirectoryWatcher } from './directory-watcher.ts';

export interface BrandWatcherOptions {
  brandsDir: string;
  /** May be missing. */
  assetsDir: string;
  /** Milliseconds after which a picture that came or went is noticed at the latest. */
  assetsSweep?: number | undefined;
  /** Ids of the brands with a file that changed. */
  onBrands(ids: string[]): void;
  /** Names of the folders in which a file came, went or was overwritten. */
  onAssets(folders: string[]): void;
  onError(code: string, error: unknown): void;
}

export interface BrandWatcher {
  /** Ids of all brand files. Rejects when their directory cannot be read. */
  start(): Promise<string[]>;
  stop(): void;
}

const ASSETS_SWEEP_MS = 5000;
const PARTS_SWEEP_MS = 1000;
/** With a thousand brands, a picture that is overwritten is noticed within two minutes. */
const FOLDERS_A_SWEEP = 50;

export function watchBrands(options: BrandWatcherOptions): BrandWatcher {
  const { brandsDir, assetsDir, assetsSweep = ASSETS_SWEEP_MS, onBrands, onAssets, onError } = options;
  const idsOf = (names: readonly string[]) => names.map((name) => basename(name, '.json'));
  const brands = createDirectoryWatcher({
    directory: brandsDir,
    accepts: (name) => name.endsWith('.json') && !name.startsWith('.'),
    onChange: (names) => onBrands(idsOf(names)),
    onError: (error) => onError('BRANDS_UNREADABLE', error),
  });
  // The folder of a brand has its name.
  const parts = createDirectoryWatcher({
    directory: brandsDir,
    accepts: (name) => !name.includes('.'),
    onChange: onBrands,
    onError: (error) => onError('BRANDS_UNREADABLE', error),
    sweep: PARTS_SWEEP_MS,
    inside: FOLDERS_A_SWEEP,
  });
  // A file that comes or goes changes its folder: a look at each folder is enough for that, however many files it has.
  const assets = createDirectoryWatcher({
    directory: assetsDir,
    accepts: (name) => !name.startsWith('.'),
    onChange: onAssets,
    onError: (error) => onError('ASSETS_UNREADABLE', error),
    sweep: assetsSweep,
    inside: FOLDERS_A_SWEEP,
    optional: true,
  });
  return {
    async start() {
      const names = await brands.start();
      await parts.start();
      await assets.start();
      return idsOf(names);
    },
    stop() {
      brands.stop();
      parts.stop();
      assets.stop();
    },
  };
}
