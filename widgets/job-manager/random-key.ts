/** Names one wish, so that it is granted once. `crypto.randomUUID` is there on secure pages only. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
