/** `/api/v1`: the document of the API for partners, for people. Plain HTML without scripts. */
import type { ApiDocument } from '../../backend/modules/partners/api/openapi.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { createHref, publicRoutes } from '../../runtime/core/routing/href.ts';
import { cutCatalogue } from '../../runtime/core/texts/catalogues.ts';
import { localised } from '../../runtime/core/texts/localised.ts';
import { translatorOf } from '../../runtime/core/texts/translator.ts';
import { frameDocument, text } from '../embed/frame-page.ts';
import { siteBar } from '../embed/site-bar.ts';
import { operationPart, type PageTexts, prose, schemaPart } from './parts.ts';

export const API_PAGE = '/api/v1';
export const API_STYLE_PATH = '/api/v1/page.css';

export interface ApiPageOptions {
  brand: CompiledBrand;
  origin: string;
  locale: string;
  document: ApiDocument;
}

/** Explanations are in the language of the page; what comes from the document is in English, but for the job form. */
export function apiPage({ brand, origin, locale, document }: ApiPageOptions): string {
  const t: PageTexts = translatorOf(cutCatalogue(brand, locale, ['partner-docs']), 'partner-docs');
  const site = localised(brand.document.site.name, brand.document, locale);
  const href = createHref(publicRoutes(brand.document), locale);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const links = operations.map(
    ({ path, method, operation }) =>
      `<li><a href="#${text(operation.operationId)}"><code><span class="method">${method.toUpperCase()}</span> ${text(path)}</code></a></li>`,
  );
  const [base = ''] = document.servers.map(({ url }) => url);
  const first = `export KEY=npk_…\ncurl ${base}/me -H "Authorization: Bearer $KEY"`;
  const body = `<h1>${text(t('title'))}</h1>
<p>${text(t('intro', { site }))}</p>
<section aria-labelledby="start"><h2 id="start">${text(t('start'))}</h2>
<ol><li>${text(t('steps.signIn'))}</li><li>${text(t('steps.create'))}</li><li>${text(t('steps.copy'))}</li></ol>
<p><a class="button" href="${text(href.path('/user/organization/api-keys'))}">${text(t('keys'))}</a></p>
<p>${text(t('try'))}</p>
<pre tabindex="0"><code>${text(first)}</code></pre>
<p>${text(t('log'))}</p>
<p>${text(t('machine'))} <a href="/api/v1/openapi.json"><code>${text(base)}/openapi.json</code></a></p></section>
<nav aria-labelledby="contents"><h2 id="contents">${text(t('operations'))}</h2><ul>${links.join('\n')}</ul></nav>
<section aria-label="${text(t('operations'))}">
<p>${text(t('english'))}</p>
<div lang="en">${prose(document.info.description)}</div>
${operations.map((one) => operationPart(document, one, t)).join('\n')}</section>
<section aria-labelledby="data"><h2 id="data">${text(t('data'))}</h2>
${Object.entries(document.components.schemas)
  .map(([name, schema]) => schemaPart(name, schema, t))
  .join('\n')}</section>`;
  const bar = siteBar({ brand, locale }, (one) =>
    one === brand.document.locales.default ? API_PAGE : `${API_PAGE}?locale=${encodeURIComponent(one)}`,
  );
  return frameDocument(
    { brand, origin, locale },
    { title: `${t('title')} · ${site}`, canonical: API_PAGE, bar, stylesheet: API_STYLE_PATH, body },
  );
}
