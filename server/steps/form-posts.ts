/** Form posts to pages: what a browser submits without scripts, or before they have loaded. Responds with a page, or redirects. */
import type { AnswerPost, PostAnswer } from '../../backend/posts/answer-post.ts';
import type { BrandDocument } from '../../runtime/core/document/brand.generated.ts';
import type { RouteMatch } from '../../runtime/core/paths/types.ts';
import {
  COMPLETE,
  type PostedForm,
  type PostedFormName,
  postedForms,
  SENT_FIELD,
} from '../../runtime/core/posted-form.ts';
import type { CompiledBrand, PageDraft } from '../../runtime/core/request-context.ts';
import { createHref, publicRoutes } from '../../runtime/core/routing/href.ts';
import { resolveRoute } from '../../runtime/core/routing/resolve.ts';
import { cutCatalogue } from '../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../runtime/core/texts/translator.ts';
import { readWishes } from '../../runtime/session/page-address.ts';
import type { BrandExchange, Step } from '../exchange.ts';
import { isFromHere, send } from '../http.ts';
import type { PlainSignIn } from './auth-plain.ts';

/** What a page is rendered with besides its URL. */
export interface PageSupplement {
  posted?: PostedForm;
  /** A message about what was done on the previous page. */
  flash?: string;
  /** The content of a stored page that is not saved yet. */
  draft?: PageDraft;
}

/** A page rendered for one visitor, not cacheable. */
export interface ShownPage extends PageSupplement {
  locale: string;
  match: RouteMatch;
  headers?: Readonly<Record<string, string>>;
}

export interface FormPostServices {
  answer: AnswerPost;
  signIn: PlainSignIn;
  /** Whether forms of this brand are processed here. */
  isOwn(brand: CompiledBrand): boolean;
  show(exchange: BrandExchange, page: ShownPage): Promise<void>;
}

interface FormPage {
  locale: string;
  match: RouteMatch;
  forms: readonly PostedFormName[];
}

/** The forms of each widget. */
const formsOf: Readonly<Record<string, readonly PostedFormName[]>> = {
  'alerts-page': ['alert', 'alert-link'],
  'applications-page': ['application-link'],
  'contact-form': ['contact'],
  'keeping-page': ['keeping-link'],
  'login-form': ['login'],
  'newsletter-box': ['newsletter'],
  'newsletter-page': ['newsletter-link'],
  'quick-apply': ['application'],
  'register-form': ['registration'],
};

/** Their pages show by themselves what holds now. */
const linkForms: readonly PostedFormName[] = ['alert-link', 'application-link', 'keeping-link', 'newsletter-link'];
/** Their pages say what happens next, after what was asked for in their address. */
const pageForms: readonly PostedFormName[] = ['alert', 'application'];

export function createFormPosts({ answer, signIn, isOwn, show }: FormPostServices): Step<BrandExchange> {
  /** Renders the page again, with the faults. */
  async function again(exchange: BrandExchange, page: FormPage, posted: PostedForm, retryAfter: number | null) {
    const { req } = exchange;
    const headers = {
      ...(retryAfter !== null && { 'Retry-After': String(retryAfter) }),
      // Unread data would be taken for the next request.
      ...(!req.complete && { Connection: 'close' }),
    };
    await show(exchange, { locale: page.locale, match: page.match, posted, headers });
  }

  async function enter(exchange: BrandExchange, page: FormPage, who: { email: string; password: string }) {
    const { brand, visited } = exchange;
    const { locale } = page;
    const missing = (['email', 'password'] as const).filter((name) => who[name] === '');
    const faults = missing.map((name) => ({
      code: 'required',
      pointer: `/credentials/${name}`,
      message: textsOf(brand, locale, 'account')('form.required'),
    }));
    const refuse = (status: number, refusal: string | null) =>
      again(
        exchange,
        page,
        { ...nothing, form: 'login', status, faults, refusal, answers: { credentials: { email: who.email } } },
        null,
      );
    if (faults.length > 0) return refuse(422, null);
    const entered = signIn.isOpen(exchange) ? await signIn.enter(exchange, who, locale) : { refused: 'Configuration' };
    if ('refused' in entered) return refuse(statusOfRefusal(entered.refused), entered.refused);
    exchange.res.setHeader('Set-Cookie', entered.cookies);
    const { destination } = readWishes({ search: searchOf(exchange), origin: visited });
    leadOn(exchange, destination ?? hrefOf(brand, locale).path('/dashboard'));
  }

  function sent(
    exchange: BrandExchange,
    { locale }: FormPage,
    { form, next, isComplete = false }: Extract<PostAnswer, { kind: 'sent' }>,
  ): void {
    const { brand, path, visited } = exchange;
    const target = new URL(next === null ? path : hrefOf(brand, locale).path(next), visited);
    if (form === 'application-link' || pageForms.includes(form)) target.search = withoutSent(exchange);
    if (!linkForms.includes(form)) target.searchParams.set(SENT_FIELD, isComplete ? form + COMPLETE : form);
    // After registration, the person continues to the page they came for once they sign in.
    const { destination } = readWishes({ search: searchOf(exchange), origin: visited });
    if (next === null && destination !== null) target.searchParams.set('destination', destination);
    leadOn(exchange, target.pathname + target.search + target.hash);
  }

  return async (exchange) => {
    const { req, brand, visited, address } = exchange;
    if (req.method === 'GET' || req.method === 'HEAD') return showSent(exchange, show);
    if (req.method !== 'POST' || !isOwn(brand)) return false;
    const page = pageOf(exchange);
    if (page === null || page.forms.length === 0) return false;
    if (!isOwnPost(exchange)) {
      const refusal = textsOf(brand, page.locale, 'posted')('otherSite');
      await again(exchange, page, { ...nothing, status: 403, refusal }, null);
      return true;
    }
    const bearer = await signIn.bearer(exchange, page.locale);
    const answered = await answer(req, {
      ...{ brand, address, visited, bearer },
      locale: page.locale,
      offered: page.forms,
      rest: page.match.params.rest ?? '',
      query: exchange.query,
    });
    if (answered === null) exchange.res.destroy();
    else if (answered.kind === 'sign-in') await enter(exchange, page, answered);
    else if (answered.kind === 'sent') sent(exchange, page, answered);
    else await again(exchange, page, answered.posted, answered.retryAfter);
    return true;
  };
}

const nothing: PostedForm = { form: null, status: 200, answers: {}, faults: [], refusal: null, isSent: false };

/** `/?sent=contact`: the page confirms success. */
async function showSent(exchange: BrandExchange, show: FormPostServices['show']): Promise<boolean> {
  const said = exchange.query.includes(SENT_FIELD) ? new URLSearchParams(exchange.query).get(SENT_FIELD) : null;
  const form = postedForms.find((name) => name === said || (pageForms.includes(name) && name + COMPLETE === said));
  if (form === undefined || form === 'login' || linkForms.includes(form)) return false;
  const page = pageOf(exchange);
  if (page === null) return false;
  const { locale, match } = page;
  if (form === 'contact') {
    await show(exchange, { locale, match, flash: textsOf(exchange.brand, locale, 'contact')('sent') });
    return true;
  }
  // Somebody signed in with the address is subscribed at once.
  if (form === 'newsletter' && match.document === 'settings') {
    await show(exchange, { locale, match, flash: textsOf(exchange.brand, locale, 'newsletter')('on') });
    return true;
  }
  if (!page.forms.includes(form)) return false;
  if (form === 'newsletter') {
    await show(exchange, { locale, match, flash: textsOf(exchange.brand, locale, 'newsletter')('sent') });
    return true;
  }
  await show(exchange, { locale, match, posted: { ...nothing, form, isSent: true, isComplete: said !== form } });
  return true;
}

/** The page at a URL, and its forms; null if there is none. */
function pageOf(exchange: BrandExchange): FormPage | null {
  const { brand, path } = exchange;
  const decision = resolveRoute(brand, 'GET', path + searchOf(exchange));
  if (decision.kind !== 'page') return null;
  const { locale, match } = decision;
  return { locale, match, forms: formsOn(brand.document, match.document) };
}

/** Of the page itself, and of the frame around all pages. */
function formsOn({ pages }: Pick<BrandDocument, 'pages'>, key: string): PostedFormName[] {
  const parts = [pages[key], pages.shell].flatMap((page) => Object.values(page ?? {}));
  const regions = parts.filter((region) => Array.isArray(region));
  return regions.flat().flatMap((placed) => {
    return typeof placed === 'object' && 'widget' in placed ? (formsOf[placed.widget] ?? []) : [];
  });
}

/** Browsers send the origin of a form; a post without one does not come from a browser. */
function isOwnPost({ req, visited }: BrandExchange): boolean {
  const { origin, referer } = req.headers;
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const named = origin ?? referer;
  return named === undefined ? site !== undefined : isFromHere(named, visited);
}

function leadOn({ req, res }: BrandExchange, location: string): void {
  send(req, res, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
}

function statusOfRefusal(code: string): number {
  if (code === 'TooManyTries') return 429;
  return code === 'Unreachable' ? 503 : 422;
}

function searchOf({ query }: BrandExchange): string {
  return query === '' ? '' : `?${query}`;
}

function withoutSent({ query }: BrandExchange): string {
  const kept = new URLSearchParams(query);
  kept.delete(SENT_FIELD);
  return kept.toString();
}

function hrefOf({ document }: CompiledBrand, locale: string) {
  return createHref(publicRoutes(document), locale);
}

function textsOf(brand: CompiledBrand, locale: string, namespace: string) {
  return translatorOf(cutCatalogue(brand, locale, [namespace]), namespace);
}
