/** The page in place of a preview that is not shown: what happened, and whom to ask. In the look of the live site, if it is known whose preview it was. */
import Negotiator from 'negotiator';
import { PREVIEW_HOURS } from '../../backend/modules/previews/limits.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { createHref, publicRoutes } from '../../runtime/core/routing/href.ts';
import { compileRoutes } from '../../runtime/core/routing/table.ts';
import { cutCatalogue } from '../../runtime/core/texts/catalogues.ts';
import { localised } from '../../runtime/core/texts/localised.ts';
import { translatorOf } from '../../runtime/core/texts/translator.ts';
import { workspacePath } from '../../runtime/core/workspace/waiting.ts';
import { contentSecurityPolicy, inlineCode } from '../cache/csp.ts';
import { EMBED_STYLE } from '../embed/files.ts';
import { frameDocument, text } from '../embed/frame-page.ts';
import { siteBar } from '../embed/site-bar.ts';
import type { Exchange } from '../exchange.ts';
import { send, sendText } from '../http.ts';
import { staticFile } from '../steps/static-files.ts';
import { liveOrigin } from './live-origin.ts';

/** Why a preview is not shown, with the status that says so. */
const REASONS = { unknown: 404, over: 410, gone: 410, invalid: 409 } as const;

export type Reason = keyof typeof REASONS;

export const NO_PREVIEW_STYLE = '/_preview/page.css';

export const noPreviewSheet = staticFile(
  'text/css; charset=utf-8',
  `${EMBED_STYLE}.page h1 { font-size: var(--size-h1); }
.page p { max-width: var(--measure); }
`,
);

interface NoPreview {
  reason: Reason;
  /** That of the preview, or one without a look of its own. */
  brand: CompiledBrand;
  /** Whether it is that of the preview. */
  isOwn: boolean;
  /** The host of the workspace; null without one. */
  adminHost: string | null;
}

/** What programs ask for gets a sentence. */
export function answerNoPreview(
  { req, res, path, origin }: Exchange,
  { reason, brand, isOwn, adminHost }: NoPreview,
): void {
  const locale = localeOf(path, req, { brand, isOwn });
  const site = localised(brand.document.site.name, brand.document, locale);
  const t = translatorOf(cutCatalogue(brand, locale, ['preview']), 'preview');
  const status = REASONS[reason];
  const [title, explanation] = [t(`none.${reason}.title`), t(`none.${reason}.text`, { count: PREVIEW_HOURS })];
  const isPage = req.method === 'GET' || req.method === 'HEAD';
  if (!isPage || /^\/(?:_next|api|graphql)(?:\/|$)/.test(path)) {
    sendText(req, res, status, `${title}. ${explanation}`);
    return;
  }
  const live = isOwn ? liveOrigin({ brand, visited: origin }) : null;
  const { protocol, port } = new URL(origin);
  const desk = adminHost === null ? live : `${protocol}//${adminHost}${port && `:${port}`}`;
  const href = createHref(publicRoutes(brand.document), locale);
  const links = [
    live === null
      ? ''
      : `<p><a class="button" href="${text(live + href.home())}">${text(t('none.site', { site }))}</a></p>`,
    !isOwn || desk === null
      ? ''
      : `<p><a href="${text(desk + workspacePath({ path: (one) => one }, null, { steps: ['brands', brand.id] }))}">${text(t('none.administration'))}</a></p>`,
  ];
  const bar = siteBar({ brand, locale }, (one) => createHref(publicRoutes(brand.document), one).home(), live ?? '');
  const body = frameDocument(
    { brand, origin, locale },
    {
      ...{ title: isOwn ? `${title} · ${site}` : title, canonical: null, bar, stylesheet: NO_PREVIEW_STYLE },
      body: `<h1>${text(title)}</h1>\n<p>${text(explanation)}</p>\n${links.join('')}`,
    },
  );
  send(req, res, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(inlineCode(body)),
    },
    body,
  });
}

/** Of the address; else that of the site, or one that the browser asks for where there is no site. */
function localeOf(path: string, req: Exchange['req'], { brand, isOwn }: Pick<NoPreview, 'brand' | 'isOwn'>): string {
  const { locales, defaultLocale } = compileRoutes(brand.document);
  const named = locales.get(path.split('/')[1]?.toLowerCase() ?? '');
  if (named !== undefined || isOwn) return named ?? defaultLocale;
  return new Negotiator(req).language([...brand.document.locales.supported]) ?? defaultLocale;
}
