/** Upload settings: storage, URL signing, virus scanner. */
import type { S3Settings } from '../../backend/uploads/object-store.ts';
import { checkWebAddress, type Environment } from './environment.ts';

export interface UploadEnvironment {
  /** Signs file URLs; null generates one in the data folder. */
  secret: string | null;
  /** Bucket for uploads; null stores them in the data folder. */
  s3: S3Settings | null;
  /** Virus scanner with clamd's protocol, or null. */
  clamdUrl: string | null;
}

/** Throws an Error with one readable sentence when a value is invalid; never includes a secret. */
export function parseUploads(env: Environment): UploadEnvironment {
  return { secret: secretOf(env.SECRET), s3: s3Of(env), clamdUrl: clamdUrlOf(env.CLAMD_URL) };
}

function secretOf(text: string | undefined): string | null {
  if (!text) return null;
  if (text.length < 32) throw new Error(`SECRET has ${text.length} characters; it must have at least 32.`);
  return text;
}

function s3Of(env: Environment): S3Settings | null {
  if (!env.S3_BUCKET) return null;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_ENDPOINT: endpoint } = env;
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together; one of them is missing.');
  }
  if (endpoint) checkWebAddress('S3_ENDPOINT', endpoint, 'https://s3.example.com');
  return {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION || 'us-east-1',
    endpoint: endpoint || null,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  };
}

function clamdUrlOf(text: string | undefined): string | null {
  if (!text) return null;
  const { protocol, hostname, pathname } = URL.canParse(text) ? new URL(text) : new URL('none:');
  if ((protocol === 'tcp:' && hostname) || (protocol === 'unix:' && !hostname && pathname.length > 1)) return text;
  throw new Error(`CLAMD_URL is "${text}"; it must be like tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.sock.`);
}
