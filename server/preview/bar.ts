/** The bar on top of every page of a preview: what it shows, and as whom, when and in which language. Works without scripts. */
import type { PreviewAddress } from '../../backend/modules/previews/address.ts';
import { MOST_DAYS_AHEAD } from '../../backend/modules/previews/limits.ts';
import { PREVIEW_ROLES } from '../../backend/preview/people.ts';
import { DAY_MS } from '../../runtime/core/durations.ts';
import { cutCatalogue } from '../../runtime/core/texts/catalogues.ts';
import { type Translate, translatorOf } from '../../runtime/core/texts/translator.ts';
import { bodyOf } from '../cache/encode.ts';
import type { CachedPage } from '../cache/page-cache.ts';
import type { BrandExchange } from '../exchange.ts';
import { staticFile } from '../steps/static-files.ts';
import { liveOrigin } from './live-origin.ts';

/** Addresses that belong to the bar. */
export const BAR_PATH = '/_preview';

const BODY = '<body>';
const HEAD_END = '</head>';

interface BarOptions {
  exchange: BrandExchange;
  address: PreviewAddress;
  locale: string;
  /** Previews are on hosts below this one. */
  host: string;
}

/** The page with the bar before its content, outside of what the browser hydrates. Other responses stay as they are. */
export function withBar(page: CachedPage, options: BarOptions): CachedPage {
  const html = bodyOf(page).toString('utf8');
  const head = html.indexOf(HEAD_END);
  const body = html.indexOf(BODY, head);
  if (!page.headers['content-type']?.startsWith('text/html') || head < 0 || body < 0) return page;
  const sheet = `<link rel="stylesheet" href="${BAR_PATH}/bar.css"/>`;
  const parts = [
    html.slice(0, head),
    sheet,
    html.slice(head, body + BODY.length),
    barHtml(options),
    html.slice(body + BODY.length),
  ];
  return {
    ...page,
    headers: withFormAction(page.headers, options),
    body: Buffer.from(parts.join('')),
    encoded: new Map(),
  };
}

/** The form of the bar leads to another host of the same preview. */
function withFormAction(headers: CachedPage['headers'], { exchange, host }: BarOptions): CachedPage['headers'] {
  const policy = headers['content-security-policy'];
  if (policy === undefined) return headers;
  const { protocol, port } = new URL(exchange.visited);
  const live = liveOrigin(exchange) ?? '';
  const own = `form-action 'self' ${protocol}//*.${host}${port && `:${port}`} ${live}`.trimEnd();
  return { ...headers, 'content-security-policy': policy.replace("form-action 'self'", own) };
}

function barHtml({ exchange, address, locale }: BarOptions): string {
  const { brand } = exchange;
  const catalogue = cutCatalogue(brand, locale, ['preview', 'roles']);
  const t = translatorOf(catalogue, 'preview');
  const roleOf = translatorOf(catalogue, 'roles');
  const { supported } = brand.document.locales;
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  const roles = PREVIEW_ROLES.map((role) => option(role, roleOf(role), role === address.role));
  const languages = supported.map((one) => option(one, names.of(one) ?? one, one === locale));
  const fields = [
    field(t('role'), `<select name="role">${roles.join('')}</select>`),
    field(t('day'), dayInput(address.day)),
    ...(supported.length > 1 ? [field(t('language'), `<select name="language">${languages.join('')}</select>`)] : []),
  ];
  return `<div id="preview-bar" role="region" aria-label="${escaped(t('title'))}" lang="${escaped(locale)}"><p><strong>${escaped(t('title'))}</strong> ${escaped(
    t('text'),
  )}</p><form method="get" action="${BAR_PATH}/show">${fields.join('')}<button type="submit">${escaped(t('show'))}</button>${leave(exchange, t)}</form></div>`;
}

function field(label: string, control: string): string {
  return `<label><span>${escaped(label)}</span> ${control}</label>`;
}

function option(value: string, text: string, isChosen: boolean): string {
  return `<option value="${escaped(value)}"${isChosen ? ' selected=""' : ''}>${escaped(text)}</option>`;
}

function dayInput(day: string | null): string {
  const at = (time: number) => new Date(time).toISOString().slice(0, 10);
  const now = Date.now();
  return `<input type="date" name="day" min="${at(now)}" max="${at(now + (MOST_DAYS_AHEAD - 1) * DAY_MS)}" value="${day ?? ''}"/>`;
}

/** A button, not a link: the first link of a page is the one that skips to its content. */
function leave(exchange: BrandExchange, t: Translate): string {
  return liveOrigin(exchange) === null
    ? ''
    : `<button type="submit" name="leave" value="1">${escaped(t('leave'))}</button>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Its own colors, so that no theme can hide it. */
export const barSheet = staticFile(
  'text/css; charset=utf-8',
  `#preview-bar,#preview-bar *{box-sizing:border-box;font:400 0.875rem/1.4 system-ui,sans-serif;letter-spacing:normal;text-transform:none}
#preview-bar{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between;padding:8px 16px;background:#1d2433;color:#fff;border-bottom:3px solid #ffc53d}
#preview-bar p{margin:0;max-width:68ch;color:#fff}
#preview-bar strong{font-weight:700;color:#ffc53d}
#preview-bar form{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;margin:0;padding:0}
#preview-bar label{display:inline-flex;gap:6px;align-items:center;margin:0;color:#fff}
#preview-bar select,#preview-bar input,#preview-bar button{height:32px;width:auto;min-width:0;margin:0;padding:2px 8px;border:1px solid #8a94a8;border-radius:4px;background:#fff;color:#1d2433}
#preview-bar button{font-weight:600;cursor:pointer}
#preview-bar :focus-visible{outline:3px solid #ffc53d;outline-offset:2px}
@media (pointer:coarse){#preview-bar select,#preview-bar input,#preview-bar button{height:44px}}
@media print{#preview-bar{display:none}}
`,
);
