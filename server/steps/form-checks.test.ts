import inject from 'light-my-request';
import { expect, it } from 'vitest';
import { createForms } from '../../backend/modules/forms/forms.ts';
import { testBrand } from '../../backend/testing/backend.ts';
import { createFormChecks } from './form-checks.ts';

const forms = createForms();
const [acme, other] = [testBrand('acme'), testBrand('other')];
const step = createFormChecks(forms);
const pathOf = (brand = acme) => forms.script(brand, 'contact')?.path ?? '';

/** 599 when the step passes the request on. */
function answer(path: string, { method = 'GET' as 'GET' | 'POST', headers = {} } = {}) {
  return inject(
    (req, res) => {
      const exchange = { req, res, brand: acme, path, id: '', query: '', hostname: '', origin: '', visited: '' };
      Promise.resolve(step({ ...exchange, sent: null, address: '' })).then(
        (done) => done || res.writeHead(599).end(),
        () => res.writeHead(598).end(),
      );
    },
    { method, url: path, headers },
  );
}

it('gives the check of a form as a module that may be kept for good', async () => {
  const { statusCode, headers, body } = await answer(pathOf());
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(body).toMatch(/^export default \(require, formats\) => \(\{/);
  expect(body).not.toContain('new Function');
});

it('compresses it, and says when it is the same', async () => {
  const packed = await answer(pathOf(), { headers: { 'accept-encoding': 'br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  const same = await answer(pathOf(), { headers: { 'if-none-match': String(packed.headers.etag) } });
  expect(same.statusCode).toBe(304);
});

it('refuses other methods', async () => {
  expect((await answer(pathOf(), { method: 'POST' })).statusCode).toBe(405);
});

it.each([
  ['another revision', () => pathOf().replace(/\.[0-9a-f]{16}\./, '.0123456789abcdef.')],
  ['another brand', () => pathOf(other)],
  ['no form', () => '/forms/acme/nothing.0123456789abcdef.js'],
  ['a name of a prototype', () => '/forms/acme/constructor.0123456789abcdef.js'],
  ['a climbing path', () => '/forms/../contact.js'],
  ['the folder', () => '/forms/acme/'],
])('passes on %s', async (_, path) => {
  expect((await answer(path())).statusCode).toBe(599);
});
