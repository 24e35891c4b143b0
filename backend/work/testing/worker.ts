/** A worker of one brand in a separate process, to be measured and killed: `node worker.ts`, settings in the environment. */
import { readFileSync } from 'node:fs';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { createBackend } from '../../backend.ts';
import { parseOutboundAllow } from '../../outbound/outbound.ts';
import { runWork } from '../run-work.ts';
import { tasks, tasksAtStart } from '../tasks.ts';

const defaults = new URL('../../../brands/default.json', import.meta.url);
const brand: CompiledBrand = {
  id: 'acme',
  revision: '0123456789ab',
  document: JSON.parse(readFileSync(defaults, 'utf8')),
  themeHref: '/theme/acme.css',
};

const backend = await createBackend({
  databaseUrl: process.env.DATABASE_URL ?? '',
  brands: { get: (id) => (id === brand.id ? brand : undefined), list: () => [brand], byHost: () => ({ brand }) },
  log: (level, code, message) => console.error(level, code, message),
  uploads: {
    folder: process.env.UPLOADS_FOLDER ?? '',
    secret: 'a secret of tests, long enough for anything',
    s3: null,
    clamdUrl: null,
  },
  production: true,
  outboundAllow: parseOutboundAllow(process.env.OUTBOUND_ALLOW),
});
await runWork({ tasks, tasksAtStart, tools: backend.work, bus: backend.services.bus });
process.stdout.write('works\n');
