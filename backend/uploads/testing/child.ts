/** An upload server in a separate process, to be measured and killed: `node child.ts`, settings in the environment. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { createBackend } from '../../backend.ts';

const { DATABASE_URL = '', UPLOADS_FOLDER = '', CLAMD_URL } = process.env;
const defaults = new URL('../../../brands/default.json', import.meta.url);
const brand: CompiledBrand = {
  id: 'acme',
  revision: '0123456789ab',
  document: JSON.parse(readFileSync(defaults, 'utf8')),
  themeHref: '/theme/acme.css',
};

const backend = await createBackend({
  databaseUrl: DATABASE_URL,
  brands: { get: (id) => (id === brand.id ? brand : undefined), list: () => [brand], byHost: () => ({ brand }) },
  log: (level, code, message) => console.error(level, code, message),
  uploads: {
    folder: UPLOADS_FOLDER,
    secret: 'a secret of tests, long enough for anything',
    s3: null,
    clamdUrl: CLAMD_URL || null,
  },
  production: true,
});
const server = createServer((req, res) => {
  void backend.handle(req, res, { origin: 'http://acme.example', address: '192.0.2.1' });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) process.stdout.write(`port ${address.port}\n`);
});
