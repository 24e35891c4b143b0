import { stringsAt } from '../../sources/json.ts';
import { defineRule } from '../rule.ts';
import { listed } from '../words.ts';

export const familyWithHosts = defineRule({
  code: 'FAMILY_WITH_HOSTS',
  severity: 'error',
  description: 'A document with hosts is marked as a family, so no site answers on its hosts.',
  remedy: 'Remove `abstract` if the document is a site, or the hosts if it is a family.',
  *find({ own }) {
    const hosts = stringsAt(own, ['site', 'hosts']).map(({ text }) => text);
    if (own.abstract !== true || hosts.length === 0) return;
    yield {
      path: ['abstract'],
      message: `"abstract" makes this a family, not a site: nobody would answer on ${listed(hosts)}. Remove it, or remove the hosts.`,
      fix: { title: 'Remove "abstract"', safe: false, edits: [{ path: ['abstract'] }] },
    };
  },
});
