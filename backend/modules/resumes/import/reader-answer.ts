import type { ResumeFileFault } from '../../../errors.ts';
import type { Recognised } from './recognise/recognised.ts';

interface ReaderFault {
  fault: ResumeFileFault;
  values: Readonly<Record<string, number>>;
}

/** Result of the parsing process for a CV. */
export type ReaderAnswer = { found: Recognised } | ReaderFault;

/** The same for a file of which only the text is wanted, as lines in reading order. */
export type TextAnswer = { lines: string[] } | ReaderFault;

/** What the parsing process is asked. */
export interface ReaderOrder {
  /** Of a local file. */
  path: string;
  /** A CV, or the text alone. */
  as: 'cv' | 'text';
}
