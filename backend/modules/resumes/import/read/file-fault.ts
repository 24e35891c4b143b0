import type { ResumeFileFault } from '../../../../errors.ts';

/** Aborts the parsing of a file. */
export class FileFaultError extends Error {
  readonly fault: ResumeFileFault;
  readonly values: Readonly<Record<string, number>>;

  constructor(fault: ResumeFileFault, values: Readonly<Record<string, number>> = {}) {
    super(fault);
    this.name = 'FileFaultError';
    this.fault = fault;
    this.values = values;
  }
}
