/** A received mail, as far as anything comes of it. */
export interface ReceivedFile {
  name: string;
  bytes: Buffer;
}

export type ReceivedMail =
  /** `from` is in lower case; `identity` is the same if it is delivered again. */
  | { kind: 'reply'; from: string; identity: string; text: string; files: ReceivedFile[] }
  /** Delivery failed for good; `isUnknown` if the address does not exist. */
  | { kind: 'bounce'; reason: string; isUnknown: boolean }
  /** Out of office, a mailing list, a delay, a loop. */
  | { kind: 'automatic' };
