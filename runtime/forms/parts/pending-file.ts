/** A pending or failed upload. */
export interface PendingFile {
  key: number;
  file: File;
  /** 0 to 1; null when it is not in progress. */
  progress: number | null;
  /** Why it failed; null while in progress. */
  reason: string | null;
  /** A retry may help. */
  canRetry: boolean;
}
