/** A mail that was received for one of our addresses. */
export interface IncomingMail {
  raw: Buffer;
  /** Of the envelope; empty for reports, which must not be answered. */
  from: string;
  to: readonly string[];
}

/** Rejects when it should be delivered again later. */
export type ReceiveMail = (mail: IncomingMail) => Promise<void>;
