import type { ResumeFileFault } from '../../../errors.ts';
import type { Recognised } from './recognise/recognised.ts';

/** Result of the parsing process for a file. */
export type ReaderAnswer = { found: Recognised } | { fault: ResumeFileFault; values: Readonly<Record<string, number>> };
