/** Idempotency keys for messages, so that one that is sent again after a network failure is delivered once. */
import { randomKey } from './random-key.ts';

/** Returns a key per message: the same as long as the message is unchanged. */
export function createSendKeys(): (message: unknown) => string {
  let last: { text: string; key: string } | null = null;
  return (message) => {
    const text = JSON.stringify(message);
    if (last?.text !== text) last = { text, key: randomKey() };
    return last.key;
  };
}
