import { stringAt, valueAt } from '../../sources/json.ts';
import { ROOT_ID } from '../../sources/layers.ts';
import { placementsOf } from '../../views.ts';
import { defineRule } from '../rule.ts';

export const contactWithoutAddress = defineRule({
  code: 'CONTACT_WITHOUT_ADDRESS',
  severity: 'warning',
  description:
    'A page has the contact form, but no address receives its messages. Visitors read there that the site accepts none.',
  remedy: 'Set `site.contactEmail`, or take the contact form off its pages.',
  *find({ document, id }) {
    const hosts = valueAt(document, ['site', 'hosts']);
    // Without a host, or as a draft, it has no visitors yet.
    if (!Array.isArray(hosts) || hosts.length === 0 || stringAt(document, ['site', 'status']) === 'draft') return;
    if (document.abstract === true || id === ROOT_ID || valueAt(document, ['site', 'contactEmail']) !== null) return;
    const form = placementsOf(document).find(({ widget }) => widget === 'contact-form');
    if (form === undefined) return;
    yield {
      path: ['site', 'contactEmail'],
      or: [['site', 'hosts']],
      message: `The page "${form.page}" has the contact form, but takes no messages: no address receives them. Set "site.contactEmail".`,
    };
  },
});
