/** Names messages, so that one that is posted again after a cut connection goes out once. */

/** A key per message: the same as long as the message is. */
export function createSendKeys(): (message: unknown) => string {
  let last: { text: string; key: string } | null = null;
  return (message) => {
    const text = JSON.stringify(message);
    if (last?.text !== text) last = { text, key: randomKey() };
    return last.key;
  };
}

/** `crypto.randomUUID` is there on secure pages only. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
