/** One hash over all entries of an archive in their order: finds any that was changed, added, removed or moved. */
import { createHash } from 'node:crypto';

export interface EntryFacts {
  name: string;
  size: number;
  /** SHA-256 of the content, in hex. */
  hash: string;
}

export interface Digest {
  add(entry: EntryFacts): void;
  /** In hex. */
  value(): string;
}

export function createDigest(): Digest {
  const all = createHash('sha256');
  return {
    add: ({ name, size, hash }) => void all.update(`${JSON.stringify(name)} ${size} ${hash}\n`),
    value: () => all.copy().digest('hex'),
  };
}
