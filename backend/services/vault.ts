/** Encrypts short secrets in the database so that only this installation can read them. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

export interface Vault {
  /** Encrypts; `owner` is bound to the ciphertext, and must be passed again to decrypt it. */
  seal(text: string, owner: string): string;
  /** Decrypts. Null if it was modified, belongs to another owner or was encrypted with another secret. */
  open(sealed: string, owner: string): string | null;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `secret` is that of the installation, from which the key is derived. */
export function createVault(secret: string): Vault {
  const key = createHmac('sha256', secret).update('vault').digest();
  return {
    seal(text, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, owner) {
      try {
        const bytes = Buffer.from(sealed, 'base64url');
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(owner));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
