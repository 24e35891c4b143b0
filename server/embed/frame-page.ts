/** The document of a frame, and its parts. Plain HTML: nothing is kept in the browser, and one small script tells the height. */
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { escapeHtml } from '../../runtime/core/richtext/plain.ts';
import { printable } from '../../runtime/core/seo/plain-text.ts';
import { amountLocale } from '../../runtime/core/texts/amount-locale.ts';
import { cutCatalogue } from '../../runtime/core/texts/catalogues.ts';
import { localised } from '../../runtime/core/texts/localised.ts';
import { describeSalary } from '../../runtime/core/texts/salary.ts';
import { type Translate, translatorOf } from '../../runtime/core/texts/translator.ts';
import { themeAttributes } from '../../runtime/core/theme/attributes.ts';
import type { EmbeddedTeaser } from './embed.generated.ts';

/** One site in one language. */
export interface FrameSite {
  brand: CompiledBrand;
  origin: string;
  locale: string;
  name: string;
  t: Translate;
}

export function frameSite(brand: CompiledBrand, origin: string, locale: string): FrameSite {
  const t = translatorOf(cutCatalogue(brand, locale, ['embed']), 'embed');
  return { brand, origin, locale, name: localised(brand.document.site.name, brand.document, locale), t };
}

export interface FramePage {
  title: string;
  /** Path of the page of the site that shows the same; null without one. */
  canonical: string | null;
  isCompact?: boolean;
  /** Above a page of the site itself, which nobody frames; a frame has none. */
  bar?: string;
  /** Instead of that of frames. */
  stylesheet?: string;
  body: string;
}

export function frameDocument(
  { brand, origin, locale }: Pick<FrameSite, 'brand' | 'origin' | 'locale'>,
  page: FramePage,
): string {
  const attributes = Object.entries(themeAttributes(brand.document.theme)).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  const canonical = page.canonical === null ? '' : `<link rel="canonical" href="${text(origin + page.canonical)}">\n`;
  return `<!doctype html>
<html lang="${text(locale)}"${attributes.join('')}>
<head>
<meta charset="utf-8">
<title>${text(page.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${canonical}${page.bar ? '' : '<base target="_blank">\n'}<link rel="stylesheet" href="${text(brand.themeHref)}">
<link rel="stylesheet" href="${text(page.stylesheet ?? '/embed/frame.css')}">
${page.bar ? '' : '<script src="/embed/height.js" defer></script>\n'}</head>
<body>
${page.bar ? `${page.bar}\n` : ''}<main${page.bar ? ' class="page"' : page.isCompact ? ' class="compact"' : ''}>
${page.body}
</main>
</body>
</html>
`;
}

/** Text as HTML, also within the quotes of an attribute. */
export const text = (value: string): string => escapeHtml(printable(value));

/** A link to the site, which opens in a new tab and says so. `label` is text. */
export function siteLink({ origin, t }: FrameSite, path: string, label: string, attributes = ''): string {
  const hint = `<span class="hidden"> (${text(t('newTab'))})</span>`;
  return `<a href="${text(origin + path)}" target="_blank" rel="noopener"${attributes}>${text(label)}${hint}</a>`;
}

/** One job of a list. */
export function teaser(site: FrameSite, job: EmbeddedTeaser, path: string): string {
  return `<li>\n<h2${languageOf(site, job)}>${siteLink(site, path, job.title)}</h2>\n${factsOf(site, job)}\n</li>`;
}

/** Employer, place, salary, employment types and date. */
export function factsOf({ brand, locale }: FrameSite, job: EmbeddedTeaser): string {
  const t = translatorOf(cutCatalogue(brand, locale, ['job']), 'job');
  const salary = job.salary ? describeSalary(job.salary, amountLocale(brand.document, locale), t) : '';
  const first = [job.organizationName, job.location?.label ?? ''];
  const second = [salary, job.employmentTypes.map(({ label }) => label).join(', ')].map(text);
  const line = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
  const facts = [...second, dateOf(job.published, locale, brand.document.site.timeZone)];
  return [line(first.map(text)), line(facts)]
    .map((content, at) => (content === '' ? '' : `<p${at === 0 ? '' : ' class="meta"'}>${content}</p>`))
    .join('');
}

/** An attribute where the job is in another language than the frame. */
export function languageOf({ locale }: FrameSite, { langcode }: EmbeddedTeaser): string {
  return langcode === locale || langcode === locale.split('-')[0] ? '' : ` lang="${text(langcode)}"`;
}

function dateOf(published: string | null, locale: string, timeZone: string): string {
  const date = new Date(published ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(date);
  return `<time datetime="${date.toISOString()}">${text(words)}</time>`;
}
