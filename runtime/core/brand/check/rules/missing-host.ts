import { stringAt, valueAt } from '../../sources/json.ts';
import { ROOT_ID } from '../../sources/layers.ts';
import { defineRule } from '../rule.ts';

export const missingHost = defineRule({
  code: 'MISSING_HOST',
  severity: 'warning',
  description:
    'A live brand has no host. You can try it out, but the links in its emails only work on the server itself.',
  remedy: 'Add the host of the site to `site.hosts`. If there is none yet, set `"status": "draft"`.',
  *find({ document, own, id, locate }) {
    const hosts = valueAt(document, ['site', 'hosts']);
    if (!Array.isArray(hosts) || hosts.length > 0) return;
    if (document.abstract === true || id === ROOT_ID || stringAt(document, ['site', 'status']) === 'draft') return;
    const named = [['site', 'hosts'], ['site']].find((path) => valueAt(own, path) !== undefined);
    yield {
      path: ['site', 'hosts'],
      location: locate(named ?? []),
      message: `The brand "${id}" has no host, so the links in its emails only work on the server itself. Add one to "site.hosts", such as "jobs.example.com".`,
    };
  },
});
