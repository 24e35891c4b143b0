/** Random hex digits, two for each of the bytes: an idempotency key, or a secret. `crypto.randomUUID` exists in secure contexts only. */
export function randomKey(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
