import { expect, it } from 'vitest';
import { parseUploads } from './upload-settings.ts';

it('needs nothing: files on the disk, a secret of its own, no scanner', () => {
  expect(parseUploads({})).toEqual({ secret: null, s3: null, clamdUrl: null });
});

it('takes a bucket with its keys, at Amazon or elsewhere', () => {
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
  expect(parseUploads({ S3_BUCKET: 'files', ...keys }).s3).toEqual({
    bucket: 'files',
    region: 'us-east-1',
    endpoint: null,
    credentials: { accessKeyId: 'id', secretAccessKey: 'key' },
  });
  expect(parseUploads({ S3_BUCKET: 'files', S3_REGION: 'fr-par', S3_ENDPOINT: 'https://s3.example' }).s3).toEqual({
    bucket: 'files',
    region: 'fr-par',
    endpoint: 'https://s3.example',
    credentials: null,
  });
});

it.each(['tcp://127.0.0.1:3310', 'tcp://clamav', 'unix:///run/clamav/clamd.sock'])('takes a scanner at %s', (url) => {
  expect(parseUploads({ CLAMD_URL: url }).clamdUrl).toBe(url);
});

it.each([
  [{ SECRET: 'short' }, 'SECRET has 5 characters; it must have at least 32.'],
  [
    { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' },
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together; one of them is missing.',
  ],
  [
    { S3_BUCKET: 'files', S3_ENDPOINT: 's3.example' },
    'S3_ENDPOINT is "s3.example"; it must be an http or https address such as https://s3.example.com.',
  ],
  [
    { CLAMD_URL: '127.0.0.1:3310' },
    'CLAMD_URL is "127.0.0.1:3310"; it must be like tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.sock.',
  ],
])('refuses %j with a sentence', (env, message) => {
  expect(() => parseUploads(env)).toThrow(message);
});
