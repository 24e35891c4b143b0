import type { BrandDocument } from '../../../document/brand.generated.ts';
import { fixedPages, personalPages, templatePage } from '../../../paths/names.ts';
import { readPath } from '../../../paths/raw-url.ts';
import { splitUrl } from '../../../paths/request-target.ts';
import type { RouteDecision } from '../../../paths/types.ts';
import { resolveRoute } from '../../../routing/resolve.ts';
import { linksOf, localTarget } from '../../links.ts';
import { entriesAt, type Path, stringAt } from '../../sources/json.ts';
import { ROOT_ID } from '../../sources/layers.ts';
import { contentPages, localesOf, menuEntries, translationsAt } from '../../views.ts';
import { addressFault } from '../list-address.ts';
import { type CheckContext, type Draft, defineRule } from '../rule.ts';
import { nearest, wayOut } from '../words.ts';

/** First segments of addresses that programs answer, without pages. */
const PROGRAMS = new Set(['api', 'feeds', 'embed', 'theme', 'fonts', 'healthz', 'files', 'sitemap', 'graphql']);
const MOST_HOPS = 5;

type PageDecision = Extract<RouteDecision, { kind: 'page' }>;

interface Fate {
  answer: 'answers' | 'off' | 'missing';
  /** Where a page answers, behind all redirects. */
  page?: PageDecision & { address: string };
}

/** What a visitor gets at a path of this site. */
export function fateOf(document: BrandDocument, path: string): Fate {
  for (let hop = 0, at = path; hop < MOST_HOPS; hop += 1) {
    const decision = resolveRoute({ document }, 'GET', at);
    if (decision.kind === 'error') return { answer: 'missing' };
    // The template shows pages kept in the database; the document cannot tell whether there is one.
    if (decision.kind === 'page' && decision.match.document === templatePage) return { answer: 'missing' };
    if (decision.kind === 'page') return { answer: 'answers', page: { ...decision, address: at } };
    if (decision.kind !== 'redirect') return { answer: 'answers' };
    if (decision.noStore) return { answer: 'off' };
    if (!decision.location.startsWith('/')) return { answer: 'answers' };
    at = decision.location;
  }
  // An endless redirect has a rule of its own.
  return { answer: 'answers' };
}

export const deadLink = defineRule({
  code: 'DEAD_LINK',
  severity: 'warning',
  description:
    'A menu entry, redirect, button, text or picture leads to an address of this site where visitors find nothing; or an address is translated that no page has.',
  remedy: 'Correct the address, add the page, or remove the link.',
  *find(context) {
    const { readable } = context;
    // A family's menu may lead to pages that its members add.
    if (readable === undefined || readable.abstract || context.id === ROOT_ID) return;
    const root = context.layers.find(({ id }) => id === ROOT_ID)?.file;
    for (const { path, target, isPicture } of linksOf(context.document)) {
      // What every site inherits is hidden where its page is missing.
      if (context.locate(path).file === root) continue;
      const local = localTarget(context.document, target);
      if (local === null) {
        if (/^(mailto|tel):\s/i.test(target)) yield spaceAfterColon(path, target);
        continue;
      }
      const draft = isPicture ? pictureFault(context, local) : pageFault(context, readable, local, path);
      if (draft !== null) yield { path, ...draft };
    }
    yield* pagesWithoutAddress(context);
    yield* translationsOfNothing(context, readable);
  },
});

function spaceAfterColon(path: Path, target: string): Draft {
  const value = target.replace(/:\s+/, ':');
  const fix = { title: `Write "${value}"`, safe: true, edits: [{ path, value }] };
  return { path, message: `"${target}" has a space behind the colon. Write "${value}".`, fix };
}

/** Translated addresses of pages that do not exist. */
function* translationsOfNothing(context: CheckContext, document: BrandDocument): Iterable<Draft> {
  for (const locale of localesOf(context.document)) {
    for (const { from, path } of translationsAt(context.document, locale)) {
      const address = from.replace(/(?<=[^/])\*$/, '');
      if (/[*{]/.test(address) || context.locate(path).file !== context.file) continue;
      const samples = address === from ? [address] : [address, `${address}/1`];
      if (samples.some((sample) => fateOf(document, sample).answer !== 'missing')) continue;
      const suggestion = nearest(address, addressesOf(context));
      const way = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
      yield {
        path,
        key: true,
        message: `There is no page at "${address}" to translate.${way || ' Correct the address, or remove the translation.'}`,
      };
    }
  }
}

/** Pages that show one record or no record at all: `job`, `error`. */
const WITHOUT_ADDRESS = new Set(
  fixedPages.filter(
    (page) => !['home', 'jobs', 'organizations', 'blog', ...Object.values(personalPages)].includes(page),
  ),
);

function* pagesWithoutAddress({ document, own }: CheckContext): Iterable<Draft> {
  for (const { path, entry } of menuEntries(document)) {
    const page = stringAt(entry, ['page']);
    if (page === undefined || !WITHOUT_ADDRESS.has(page)) continue;
    const message = `The page "${page}" has no address of its own, so a menu cannot lead there. Choose another page.`;
    yield { path: [...path, 'page'], message };
  }
  const path: Path = ['routes', 'callToAction', 'resumeContactCredits'];
  const page = stringAt(own, path);
  const pages = entriesAt(document, ['pages']).map(([key]) => key);
  if (page === undefined || pages.includes(page)) return;
  const suggestion = nearest(page, pages);
  yield { path, message: `There is no page "${page}".${wayOut(suggestion, pages)}`, ...(suggestion && { suggestion }) };
}

type Fault = Omit<Draft, 'path'>;

function pictureFault(context: CheckContext, target: string): Fault | null {
  const [folder, ...rest] = segmentsOf(target).slice(1);
  if (segmentsOf(target)[0] !== 'brands') {
    return { message: `"${target}" is no picture: pictures of a brand are below "/brands/".` };
  }
  if (folder === undefined || context.assetExists(folder, rest.join('/'))) return null;
  return { message: `There is no file "public/brands/${[folder, ...rest].join('/')}". Add it, or correct the name.` };
}

function pageFault(context: CheckContext, document: BrandDocument, target: string, path: Path): Fault | null {
  const [first = ''] = segmentsOf(target);
  if (first === 'brands') return pictureFault(context, target);
  if (PROGRAMS.has(first) || /^(robots\.txt|favicon\.ico)$|(^|\/)sitemap\.xml$/.test(segmentsOf(target).join('/')))
    return null;
  const { answer, page } = fateOf(document, target);
  if (answer === 'answers') return page === undefined ? null : listFault(context, document, target, page);
  if (answer === 'off') {
    // What is inherited may be meant for brands that have the feature.
    if (context.locate(path).file !== context.file) return null;
    return {
      message: `"${target}" belongs to a feature that is off, so visitors find nothing there. Turn the feature on, or remove the link.`,
    };
  }
  const suggestion = nearest(target, addressesOf(context));
  const way = suggestion === undefined ? 'Correct the address, or add the page.' : `Did you mean "${suggestion}"?`;
  return { message: `There is no page at "${target}". ${way}`, ...(suggestion && { suggestion }) };
}

function listFault(
  context: CheckContext,
  document: BrandDocument,
  target: string,
  { locale, match, address }: NonNullable<Fate['page']>,
): Fault | null {
  const { page, taxonomy: words } = match;
  if (page !== 'jobs' && page !== 'organizations') return null;
  const fault = addressFault(context, document, { target, page, locale, words, query: splitUrl(address)?.query ?? '' });
  return fault && { ...fault, or: [['facets', page, 'order']] };
}

function segmentsOf(target: string): readonly string[] {
  const read = readPath(splitUrl(target)?.path ?? '');
  return read.kind === 'path' ? read.segments : [];
}

/** Addresses of the brand's pages, in the default language and in the others. */
function addressesOf({ document }: CheckContext): string[] {
  const [, ...others] = localesOf(document);
  const fixed = ['/jobs', '/organizations', ...Object.keys(personalPages)];
  const own = [...contentPages(document).map(({ path }) => path), ...fixed];
  return [...own, ...others.flatMap((locale) => own.map((path) => `/${locale}${path}`))];
}
