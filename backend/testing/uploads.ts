/** Upload settings for tests: a separate folder, created with the first file. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { UploadSettings } from '../uploads/stored-files.ts';

/** The folder is removed when the process ends. */
export function testUploads(): UploadSettings {
  const folder = path.join(tmpdir(), `nameplate-uploads-${randomBytes(6).toString('hex')}`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return { folder, secret: 'a secret of tests, long enough for anything', s3: null, clamdUrl: null };
}
