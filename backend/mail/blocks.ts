/** The content of a mail, without its design: one list of blocks is rendered as both text and HTML. */
import { labelled } from '../../runtime/core/texts/labelled.ts';
import { type Html, html } from './html.ts';
import type { Look } from './look.ts';

export type Block =
  | { kind: 'text'; text: string }
  /** Above a part of a long mail. */
  | { kind: 'heading'; text: string }
  /** A note, less prominent. */
  | { kind: 'note'; text: string }
  | { kind: 'link'; label: string; href: string; hint: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'files'; label: string; files: readonly { name: string; href: string }[] }
  | { kind: 'results'; results: readonly { title: string; facts: string; lines: readonly string[]; href: string }[] }
  /** What a person wrote; line breaks are kept, and it is set apart from our own text. */
  | { kind: 'quote'; text: string };

/** The block in plain text. `locale` is that of its text. */
export function textOf(block: Block, locale: string): string {
  switch (block.kind) {
    case 'link':
      return `${labelled(block.label, '', locale).trimEnd()}\n${block.href}`;
    case 'facts':
      return block.facts.map(([label, value]) => labelled(label, value, locale)).join('\n');
    case 'files':
      return [block.label, ...block.files.map(({ name, href }) => `${name}\n${href}`)].join('\n');
    case 'results':
      return block.results
        .map(({ title, facts, lines, href }) => [title, facts, ...lines, href].join('\n'))
        .join('\n\n');
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    default:
      return block.text;
  }
}

/** The block as HTML with inline styles: mail programs drop style sheets. */
export function htmlOf(block: Block, look: Look): Html {
  const { text, muted, line, link, brand, onBrand, radius } = look;
  switch (block.kind) {
    case 'text':
      return html`<p style="margin:0 0 16px;color:${text}" dir="auto">${linesOf(block.text)}</p>`;
    case 'heading':
      return html`<h2 style="margin:24px 0 12px;font-size:18px;line-height:1.25;color:${text}" dir="auto">${block.text}</h2>`;
    case 'note':
      return html`<p style="margin:0 0 16px;font-size:14px;color:${muted}" dir="auto">${block.text}</p>`;
    case 'link':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td style="background:${brand};border-radius:${radius}"><a href="${block.href}" style="display:inline-block;padding:12px 24px;border-radius:${radius};background:${brand};color:${onBrand};font-weight:600;text-decoration:none">${block.label}</a></td></tr></table>
<p style="margin:0 0 16px;font-size:14px;color:${muted}">${block.hint}<br><a href="${block.href}" style="color:${link};word-break:break-all">${block.href}</a></p>`;
    case 'facts':
      return html`<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${block.facts.map(
        ([label, value]) =>
          html`<tr><th scope="row" align="left" valign="top" style="padding:0 16px 4px 0;font-weight:400;color:${muted}">${label}</th><td valign="top" style="padding:0 0 4px;color:${text};word-break:break-word" dir="auto">${value}</td></tr>`,
      )}</table>`;
    case 'files':
      return html`<p style="margin:0 0 4px;font-size:14px;color:${muted}">${block.label}</p>
<ul style="margin:0 0 24px;padding:0 0 0 20px">${block.files.map(
        ({ name, href }) =>
          html`<li><a href="${href}" style="color:${link};word-break:break-word" dir="auto">${name}</a></li>`,
      )}</ul>`;
    case 'results':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 8px">${block.results.map(
        ({ title, facts, lines, href }) =>
          html`<tr><td style="padding:12px 0;border-top:1px solid ${line}"><a href="${href}" style="color:${link};font-weight:600;text-decoration:none;word-break:break-word" dir="auto">${title}</a><div style="font-size:14px;color:${muted};word-break:break-word" dir="auto">${facts}</div>${lines.map((more) => html`<div style="font-size:14px;color:${muted};word-break:break-word" dir="auto">${more}</div>`)}</td></tr>`,
      )}</table>`;
    case 'quote':
      return html`<div style="margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid ${line};color:${text};white-space:pre-wrap;word-break:break-word" dir="auto">${block.text}</div>`;
  }
}

/** Lines of a paragraph. */
function linesOf(text: string): Html[] {
  return text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br>${line}`));
}
