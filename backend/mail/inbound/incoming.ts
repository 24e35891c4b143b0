/** A mail that was received for one of our addresses. */
export interface IncomingMail {
  /** Null if it is larger than a mail may be. */
  raw: Buffer | null;
  /** Of the envelope; empty for reports, which must not be answered. */
  from: string;
  to: readonly string[];
}

/** Rejects when it should be delivered again later. */
export type ReceiveMail = (mail: IncomingMail) => Promise<void>;
