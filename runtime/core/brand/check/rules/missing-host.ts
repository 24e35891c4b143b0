import { stringAt, valueAt } from '../../sources/json.ts';
import { ROOT_ID } from '../../sources/layers.ts';
import { defineRule } from '../rule.ts';

export const missingHost = defineRule({
  code: 'MISSING_HOST',
  severity: 'warning',
  description:
    'A brand that is live names no host. It is there for trying out, but links in its mails lead to the machine of the server alone.',
  mend: 'Name the host of the site in `site.hosts`. While there is none yet, say `"status": "draft"`.',
  *find({ document, own, id, locate }) {
    const hosts = valueAt(document, ['site', 'hosts']);
    if (!Array.isArray(hosts) || hosts.length > 0) return;
    if (document.abstract === true || id === ROOT_ID || stringAt(document, ['site', 'status']) === 'draft') return;
    const named = [['site', 'hosts'], ['site']].find((path) => valueAt(own, path) !== undefined);
    yield {
      path: ['site', 'hosts'],
      location: locate(named ?? []),
      message: `The brand "${id}" names no host, so links in its mails lead to the machine of the server alone. Name one in "site.hosts", such as "jobs.example.com".`,
    };
  },
});
