import { servicesOf } from '../../../tracking/services.ts';
import { ROOT_ID } from '../../sources/layers.ts';
import { defineRule } from '../rule.ts';

/** The European Economic Area (directive 2002/58/EC, article 5), the United Kingdom (PECR) and Switzerland. */
const ASK_FIRST = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

export const trackingWithoutConsent = defineRule({
  code: 'TRACKING_WITHOUT_CONSENT',
  severity: 'warning',
  description:
    'The site tracks visitors without asking them, in a country whose law requires consent first: in the European Economic Area, the United Kingdom or Switzerland.',
  remedy: 'Set `consent.provider` to "own" for the banner of the site, or to a consent service.',
  *find({ readable, id }) {
    if (!readable || readable.abstract === true || id === ROOT_ID) return;
    const { analytics, consent, site } = readable;
    if (consent.provider !== 'none' || !ASK_FIRST.has(site.country)) return;
    const [first] = servicesOf(analytics);
    if (!first) return;
    yield {
      path: ['consent', 'provider'],
      or: [['consent'], ['analytics'], ['site', 'country']],
      message: `A site of the country "${site.country}" has to ask visitors before it tracks them, but "consent.provider" is "none". Set it to "own", or to a consent service.`,
    };
  },
});
