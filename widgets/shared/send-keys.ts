/** Idempotency keys for messages, so that one that is sent again after a network failure is delivered once. */

/** Returns a key per message: the same as long as the message is unchanged. */
export function createSendKeys(): (message: unknown) => string {
  let last: { text: string; key: string } | null = null;
  return (message) => {
    const text = JSON.stringify(message);
    if (last?.text !== text) last = { text, key: randomKey() };
    return last.key;
  };
}

/** `crypto.randomUUID` exists in secure contexts only. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
