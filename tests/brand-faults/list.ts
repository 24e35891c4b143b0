/** All faults by section of the document, and the document into which each is put. */
import type { Fault } from './fault.ts';
import { copiedBrand } from './faults/copied-brand.ts';
import { deadLinks } from './faults/dead-links.ts';
import { facetsAndFields } from './faults/facets-and-fields.ts';
import { forms } from './faults/forms.ts';
import { keys } from './faults/keys.ts';
import { localesAndFeatures } from './faults/locales-and-features.ts';
import { messages } from './faults/messages.ts';
import { navigation } from './faults/navigation.ts';
import { pages } from './faults/pages.ts';
import { people } from './faults/people.ts';
import { plain, switchedOff } from './faults/plain.ts';
import { prices } from './faults/prices.ts';
import { routes } from './faults/routes.ts';
import { search } from './faults/search.ts';
import { site } from './faults/site.ts';
import { syntax } from './faults/syntax.ts';
import { theme } from './faults/theme.ts';
import { widgets } from './faults/widgets.ts';

export interface Section {
  name: string;
  base: 'model' | 'plain';
  faults: readonly Fault[];
}

export const sections: readonly Section[] = [
  { name: 'the file', base: 'model', faults: syntax },
  { name: 'names of settings', base: 'model', faults: keys },
  { name: 'site', base: 'model', faults: site },
  { name: 'theme', base: 'model', faults: theme },
  { name: 'languages and features', base: 'model', faults: localesAndFeatures },
  { name: 'addresses', base: 'model', faults: routes },
  { name: 'pages', base: 'model', faults: pages },
  { name: 'widgets', base: 'model', faults: widgets },
  { name: 'menus', base: 'model', faults: navigation },
  { name: 'prices', base: 'model', faults: prices },
  { name: 'search', base: 'model', faults: search },
  { name: 'facets and fields', base: 'model', faults: facetsAndFields },
  { name: 'forms', base: 'model', faults: forms },
  { name: 'applications, alerts, data', base: 'model', faults: people },
  { name: 'messages', base: 'model', faults: messages },
  { name: 'a small brand', base: 'plain', faults: plain },
  { name: 'dead links', base: 'model', faults: deadLinks },
  { name: 'features that are off', base: 'plain', faults: switchedOff },
  { name: 'a copied brand', base: 'model', faults: copiedBrand },
];
