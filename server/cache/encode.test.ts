import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bodyOf, type Encodable, encodedForm, encodeNow, encodeWell, pack, packedBytes } from './encode.ts';

const text = Array.from({ length: 3000 }, (_, at) => `<li>Job ${at % 700}</li>`).join('');
const page = (): Encodable => ({ body: Buffer.from(text), encoded: new Map() });

it('gives a packed page to every client, whatever it understands', async () => {
  const packed = page();
  pack(packed);
  expect(packed.body).toBeNull();
  expect(packedBytes(packed)).toBeLessThan(text.length / 4);
  expect(bodyOf(packed).toString()).toBe(text);
  expect(encodedForm(packed, ['identity'])?.body.toString()).toBe(text);
  expect(encodeNow(packed, ['zstd', 'identity']).encoding).toBe('zstd');
  expect(gunzipSync(encodeNow(packed, ['gzip', 'identity']).body).toString()).toBe(text);
  expect(brotliDecompressSync(await encodeWell(packed, 'br', 'good')).toString()).toBe(text);
});

it('takes no more memory for a variant than its length', async () => {
  const { encoded, ...rest } = page();
  for (const encoding of ['zstd', 'br', 'gzip'] as const) encodeNow({ encoded, ...rest }, [encoding]);
  const made = [...encoded.values(), await encodeWell({ encoded, ...rest }, 'gzip', 'best')];
  expect(made.map(({ buffer }) => buffer.byteLength)).toEqual(made.map(({ length }) => length));
  expect(made).toHaveLength(4);
});
