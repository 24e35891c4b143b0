import { printable } from './plain-text.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for an XML element or attribute; characters that XML forbids are removed. */
export function escapeXml(text: string): string {
  return printable(text).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Text as CDATA; a `]]>` inside is split across two sections. */
export function cdata(text: string): string {
  return `<![CDATA[${printable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** The date and time in W3C format, or null when it is invalid or in the future. */
export function trueInstant(value: string | Date | null | undefined, now: Date): string | null {
  const time = value === null || value === undefined ? Number.NaN : new Date(value).getTime();
  return Number.isNaN(time) || time > now.getTime() ? null : new Date(time).toISOString();
}
