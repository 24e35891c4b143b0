import type { ResumeFileFault } from '../../../errors.ts';
import type { Recognised } from './recognise/recognised.ts';

/** What the reading process says of a file. */
export type ReaderAnswer = { found: Recognised } | { fault: ResumeFileFault; values: Readonly<Record<string, number>> };
