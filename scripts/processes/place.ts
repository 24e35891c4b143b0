/** Where the program is on the machine, and how it is started. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Place {
  /** Of the program. */
  folder: string;
  /** `DATA_DIR`. */
  dataDir: string;
  user: string;
}

const ROOT = join(import.meta.dirname, '../..');

/** The flags of Node in a script of package.json, where they are defined. */
export function nodeFlagsOf(script: 'start' | 'worker'): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return scripts[script].split(' ').filter((word: string) => word.startsWith('--'));
}

/** The program that npm installed. */
export const nodeOf = ({ folder }: Place): string => `${folder}/node_modules/node/bin/node`;
