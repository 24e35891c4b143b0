/** Pages that the sign-in routes redirect to, on the same brand and in the language that the person was reading. */
import { brandLanguages } from '../../runtime/core/document/languages.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { ownDestination } from '../../runtime/core/routing/destination.ts';
import { createHref, publicRoutes } from '../../runtime/core/routing/href.ts';

/** The first language prefix in one of these URLs of the site; URLs of other sites have none. */
export function languageOf({ document }: CompiledBrand, origin: string, addresses: readonly unknown[]): string {
  const { locales } = document;
  const own = addresses.map((address) => ownDestination(address, origin)).find((path) => path !== null);
  const prefix = /^\/([^/?#]+)/.exec(own ?? '')?.[1];
  return brandLanguages(locales).find((language) => language === prefix) ?? locales.default;
}

export interface AuthPages {
  home: string;
  signIn: string;
  signOut: string;
}

/** Absolute URLs: next-auth's client parses them with `new URL`. */
export function authPages({ document }: CompiledBrand, origin: string, locale: string): AuthPages {
  const href = createHref(publicRoutes(document), locale);
  return {
    home: origin + href.home(),
    signIn: origin + href.path('/user/login'),
    signOut: origin + href.path('/user/logout'),
  };
}

/** The sign-in page with a code for which it has a sentence. */
export function signInPage({ signIn }: AuthPages, error: string | null, callbackUrl?: string): string {
  const query = new URLSearchParams();
  if (callbackUrl !== undefined) query.set('callbackUrl', callbackUrl);
  if (error !== null) query.set('error', error);
  return query.size > 0 ? `${signIn}?${query}` : signIn;
}

/** A code that is safe in a URL: an error name, nothing that could be a sentence. */
export function errorCode(text: unknown): string {
  return typeof text === 'string' && /^[A-Za-z]{1,40}$/.test(text) && text !== 'undefined' ? text : 'Default';
}
