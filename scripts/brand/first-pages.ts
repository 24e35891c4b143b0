/** The legal pages that a new brand begins with: who publishes it, and how accessible it is. */
import type { JsonObject } from '../../runtime/core/brand/sources/json.ts';

export type LegalPage = 'imprint' | 'accessibility';

export interface PageFacts {
  locales: readonly string[];
  publisher: string | undefined;
  address: string | undefined;
  email: string | undefined;
}

interface Words {
  imprint: { title: string; description: string; publisher: string; contact: string };
  accessibility: { title: string; description: string; text: string; report: string };
}

const ENGLISH: Words = {
  imprint: {
    title: 'Imprint',
    description: 'Who publishes this site.',
    publisher: 'Publisher',
    contact: 'Contact',
  },
  accessibility: {
    title: 'Accessibility',
    description: 'How accessible this site is.',
    text: 'This site can be used with a keyboard alone, with a screen reader, with text at twice the size and without JavaScript.',
    report: 'Report a problem',
  },
};

const FRENCH: Words = {
  imprint: {
    title: 'Mentions légales',
    description: 'Qui édite ce site.',
    publisher: 'Éditeur',
    contact: 'Contact',
  },
  accessibility: {
    title: 'Accessibilité',
    description: 'L’accessibilité de ce site.',
    text: 'Ce site s’utilise au clavier seul, avec un lecteur d’écran, avec un texte deux fois plus grand et sans JavaScript.',
    report: 'Signaler un obstacle',
  },
};

/** By language; a test compares them with those that a brand may have. */
export const PAGE_WORDS: Readonly<Record<string, Words>> = {
  en: ENGLISH,
  'en-GB': ENGLISH,
  de: {
    imprint: {
      title: 'Impressum',
      description: 'Wer diese Website betreibt.',
      publisher: 'Anbieter',
      contact: 'Kontakt',
    },
    accessibility: {
      title: 'Barrierefreiheit',
      description: 'Wie barrierefrei diese Website ist.',
      text: 'Diese Website lässt sich allein mit der Tastatur, mit einem Screenreader, bei doppelter Schriftgröße und ohne JavaScript bedienen.',
      report: 'Barriere melden',
    },
  },
  fr: FRENCH,
  'fr-CA': FRENCH,
  es: {
    imprint: {
      title: 'Aviso legal',
      description: 'Quién publica este sitio.',
      publisher: 'Titular del sitio',
      contact: 'Contacto',
    },
    accessibility: {
      title: 'Accesibilidad',
      description: 'La accesibilidad de este sitio.',
      text: 'Este sitio puede usarse solo con el teclado, con un lector de pantalla, con el texto al doble de tamaño y sin JavaScript.',
      report: 'Comunicar una barrera',
    },
  },
};

/** A legal page in all languages of the brand; undefined where too little is known to fill it. */
export function firstPage(page: LegalPage, facts: PageFacts): JsonObject | undefined {
  const { publisher, address, email } = facts;
  if (page === 'imprint') {
    if (publisher === undefined || address === undefined) return undefined;
    return pageOf('/imprint', facts, ({ imprint }) => ({
      ...imprint,
      text: [
        `<h2>${imprint.publisher}</h2><p>${[publisher, ...address.split(/,\s*/)].map(escaped).join('<br>')}</p>`,
        ...(email === undefined ? [] : [`<h2>${imprint.contact}</h2><p>${mailLink(email)}</p>`]),
      ].join(''),
    }));
  }
  return pageOf('/accessibility', facts, ({ accessibility }) => {
    const { text, report } = accessibility;
    const contact = email === undefined ? '' : `<h2>${report}</h2><p>${mailLink(email)}</p>`;
    return { ...accessibility, text: `<p>${text}</p>${contact}` };
  });
}

type Filled = Record<'title' | 'description' | 'text', string>;

function pageOf(path: string, { locales }: PageFacts, fill: (words: Words) => Filled): JsonObject {
  const inEach = (key: keyof Filled) =>
    Object.fromEntries(locales.map((locale) => [locale, fill(PAGE_WORDS[locale] ?? ENGLISH)[key]]));
  return { path, title: inEach('title'), description: inEach('description'), text: inEach('text') };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const mailLink = (email: string) => `<a href="mailto:${escaped(email)}">${escaped(email)}</a>`;
