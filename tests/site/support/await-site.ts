/** Runs before each file of site tests. */
import './loopback-names.ts';
import { inject } from 'vitest';
import { awaitSite } from './shared-site.ts';

await awaitSite(inject('siteFolder'));
