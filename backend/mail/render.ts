/** Renders a letter in its brand's layout: header, body, legal footer; as text and as HTML. */
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { labelled } from '../../runtime/core/texts/labelled.ts';
import type { Translate } from '../../runtime/core/texts/translator.ts';
import { htmlOf, textOf } from './blocks.ts';
import { type Html, html } from './html.ts';
import { iconOf, type Look, lookOf, type Publisher, publisherOf } from './look.ts';
import type { Letter } from './templates.ts';

export interface Frame {
  brand: CompiledBrand;
  /** Scheme and host of the brand, without trailing slash. */
  origin: string;
  locale: string;
  /** Translates texts of the namespace `mail`. */
  translate: Translate;
  /** Where the recipient can unsubscribe, if possible. */
  unsubscribe: string | null;
}

/** The letter in plain text; the footer follows the signature mark, which mail programs cut off in replies. */
export function renderText(letter: Letter, frame: Frame): string {
  const { name, address, imprint, contact } = publisherOf(frame.brand, frame.origin, frame.locale);
  const { translate, unsubscribe } = frame;
  const footer = [
    name,
    address,
    imprint && labelled(imprint.title ?? translate('footer.imprint'), imprint.href, frame.locale),
    contact && labelled(translate('footer.contact'), contact, frame.locale),
    unsubscribe && labelled(translate('footer.unsubscribe'), unsubscribe, frame.locale),
  ].filter((line) => line !== null && line !== '');
  return [
    letter.heading,
    ...letter.blocks.map((block) => textOf(block, frame.locale)),
    `-- \n${footer.join('\n')}\n`,
  ].join('\n\n');
}

/** The letter as a complete HTML document without scripts, style sheets or images other than the brand's icon. */
export function renderHtml(letter: Letter, frame: Frame): string {
  const { brand, origin, locale } = frame;
  const look = lookOf(brand);
  const { ground, paper, text, font } = look;
  const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${letter.subject}</title>
</head>
<body style="margin:0;padding:0;background:${ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${ground}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:${paper};font-family:${font};font-size:16px;line-height:1.5;text-align:left">
${headerOf(brand.document.site.name, iconOf(brand, origin), look)}
<tr><td style="padding:32px 24px 16px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25;color:${text}" dir="auto">${letter.heading}</h1>
${letter.blocks.map((block) => htmlOf(block, look))}
</td></tr>
${footerOf(publisherOf(brand, origin, locale), frame, look)}
</table>
</td></tr></table>
</body>
</html>
`;
  return page.markup;
}

function headerOf(name: string, icon: string | null, { brand, onBrand }: Look): Html {
  const picture =
    icon === null
      ? html``
      : html`<td style="padding-right:12px"><img src="${icon}" width="36" height="36" alt="" style="display:block;border:0"></td>`;
  return html`<tr><td style="padding:16px 24px;background:${brand}"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${picture}<td style="font-size:18px;font-weight:700;color:${onBrand}">${name}</td></tr></table></td></tr>`;
}

function footerOf(publisher: Publisher, { translate, unsubscribe, locale }: Frame, { muted, line, link }: Look): Html {
  const { name, address, imprint, contact } = publisher;
  const anchor = (href: string, label: string) => html`<a href="${href}" style="color:${link}">${label}</a>`;
  const lines = [
    html`${name}`,
    address ? html`${address}` : null,
    contact ? html`${labelled(translate('footer.contact'), '', locale)}${anchor(`mailto:${contact}`, contact)}` : null,
    imprint ? anchor(imprint.href, imprint.title ?? translate('footer.imprint')) : null,
    unsubscribe ? anchor(unsubscribe, translate('footer.unsubscribe')) : null,
  ].filter((part) => part !== null);
  return html`<tr><td style="padding:16px 24px 24px;border-top:1px solid ${line};font-size:13px;color:${muted}">
${lines.map((part) => html`<div>${part}</div>`)}
</td></tr>`;
}
