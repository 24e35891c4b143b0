/** Why a file cannot be read; each has its sentence in locales, namespace `refusals`. */
export type FileFault =
  | 'RESUME_FILE_UNKNOWN'
  | 'RESUME_FILE_OLD_WORD'
  | 'RESUME_FILE_LOCKED'
  | 'RESUME_FILE_SCANNED'
  | 'RESUME_FILE_TOO_LONG'
  | 'RESUME_FILE_TOO_LARGE'
  | 'RESUME_FILE_BROKEN'
  | 'RESUME_FILE_EMPTY';

/** Ends the reading of a file. */
export class FileFaultError extends Error {
  readonly fault: FileFault;
  readonly values: Readonly<Record<string, number>>;

  constructor(fault: FileFault, values: Readonly<Record<string, number>> = {}) {
    super(fault);
    this.name = 'FileFaultError';
    this.fault = fault;
    this.values = values;
  }
}
