/** A file on its way, or one that did not arrive. */
export interface PendingFile {
  key: number;
  file: File;
  /** 0 to 1; null when it is not on its way. */
  progress: number | null;
  /** Why it is not; null while it is. */
  reason: string | null;
  /** Sending it again may help. */
  canRetry: boolean;
}
