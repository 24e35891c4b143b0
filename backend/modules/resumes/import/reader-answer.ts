import type { FileFault } from './read/file-fault.ts';
import type { Recognised } from './recognise/recognised.ts';

/** What the reading process says of a file. */
export type ReaderAnswer = { found: Recognised } | { fault: FileFault; values: Readonly<Record<string, number>> };
