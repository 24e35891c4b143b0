import { printable } from './plain-text.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for an XML element or attribute; what XML cannot hold is taken out. */
export function escapeXml(text: string): string {
  return printable(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Text as CDATA; a `]]>` inside is parted over two sections. */
export function cdata(text: string): string {
  return `<![CDATA[${printable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** The instant as W3C date-time, or null when it is none or lies in the future. */
export function trueInstant(value: string | Date | null | undefined, now: Date): string | null {
  const time = value === null || value === undefined ? Number.NaN : new Date(value).getTime();
  return Number.isNaN(time) || time > now.getTime() ? null : new Date(time).toISOString();
}
