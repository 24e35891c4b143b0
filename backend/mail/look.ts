/** The branding of mails: colors, logo, sender and publisher. */
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { createHref, publicRoutes } from '../../runtime/core/routing/href.ts';
import { pageTitle } from '../../runtime/core/texts/page-title.ts';
import { colourRoles } from '../../runtime/core/theme/roles.ts';
import { typefaces } from '../../runtime/core/theme/typefaces.ts';
import { headerText } from './address.ts';

/** Colors as `#rrggbb`, each readable on the one below it. */
export interface Look {
  brand: string;
  onBrand: string;
  ground: string;
  paper: string;
  text: string;
  muted: string;
  link: string;
  line: string;
  radius: string;
  font: string;
}

const corners = { none: '0', small: '4px', round: '999px' } as const;

const looks = new WeakMap<CompiledBrand, Look>();

/** Always light, as mail programs expect: a dark brand keeps its colors on white. Returns the same object for the same brand. */
export function lookOf(brand: CompiledBrand): Look {
  const look = looks.get(brand) ?? makeLook(brand);
  looks.set(brand, look);
  return look;
}

function makeLook({ document: { theme } }: CompiledBrand): Look {
  const surface = theme.surface === 'dark' ? 'white' : theme.surface;
  const role = colourRoles({ ...theme, surface }, 'light');
  const colour = (name: string) => role[name] ?? theme.primary;
  return {
    brand: colour('brand'),
    onBrand: colour('on-brand'),
    ground: colour('sunken'),
    paper: colour('raised'),
    text: colour('text'),
    muted: colour('text-muted'),
    link: colour('link'),
    line: colour('line'),
    radius: corners[theme.radius],
    font: typefaces[theme.textFont].stack,
  };
}

/** URL of the brand's icon as PNG, or null where mail programs cannot load it: they require https. */
export function iconOf({ id, document: { site } }: CompiledBrand, origin: string): string | null {
  if (!origin.startsWith('https://')) return null;
  const isShipped = site.touchIcon?.endsWith('.png') === true;
  const path = isShipped ? `${site.assets ?? id}/${site.touchIcon}` : `${id}/apple-touch-icon.png`;
  return `${origin}/brands/${path}`;
}

/** Name in the From header, and its address, or null for that of the mail server settings. */
export function senderOf({ document: { site } }: CompiledBrand): { name: string; email: string | null } {
  return { name: headerText(site.senderName ?? site.name), email: site.senderEmail };
}

/** Publisher of the site and links to its legal pages; what the brand does not set is left out. */
export interface Publisher {
  name: string;
  address: string | null;
  /** The title is that of the page; null where it has none. */
  imprint: { href: string; title: string | null } | null;
  contact: string | null;
}

/** URLs are absolute, of the legal notice in the language of the mail. */
export function publisherOf({ document }: CompiledBrand, origin: string, locale: string): Publisher {
  const { legal, name, contactEmail, senderEmail } = document.site;
  const path = legal.imprint === null ? null : createHref(publicRoutes(document), locale).page(legal.imprint);
  return {
    name: legal.publisher ?? name,
    address: legal.address,
    imprint: path === null ? null : { href: origin + path, title: pageTitle(document, legal.imprint, locale) },
    contact: contactEmail ?? senderEmail,
  };
}
