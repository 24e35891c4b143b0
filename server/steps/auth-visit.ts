/** One request to the sign-in routes, and the response of next-auth. */
import type { BrandExchange } from '../exchange.ts';
import type { NetworkKeysOf } from '../settings/auth-settings.ts';
import { type AuthAnswer, type AuthRequest, callNextAuth } from './auth-call.ts';
import { keptDevices } from './auth-devices.ts';
import { networksOf } from './auth-networks.ts';
import { type AuthServices, type AuthVisit, authOptions } from './auth-options.ts';
import { authPages } from './auth-pages.ts';

export interface AuthStepOptions extends Omit<AuthServices, 'log'> {
  keysOf: NetworkKeysOf;
  /** Whether sign-in is available here: not in the brand directory, nor if an external backend manages the accounts. */
  hasAccounts(exchange: BrandExchange): boolean;
  log(level: 'info' | 'warn' | 'error', code: string, message: string, about: { brand: string }): void;
}

/** The client, the site and the language. */
export function authVisit(
  { hasAccounts, keysOf }: AuthStepOptions,
  exchange: BrandExchange,
  { locale, cookies }: { locale: string; cookies: Readonly<Record<string, string>> },
): AuthVisit {
  const { brand, visited, address } = exchange;
  return {
    brand,
    locale,
    address,
    origin: visited,
    devices: keptDevices(cookies, visited),
    pages: authPages(brand, visited, locale),
    networks: hasAccounts(exchange) ? networksOf(brand, keysOf) : [],
  };
}

/** The response, and after a sign-in what the browser is to store about accounts; null while sessions cannot be read. */
export async function askNextAuth(
  options: AuthStepOptions,
  { visited, brand }: BrandExchange,
  visit: AuthVisit,
  request: AuthRequest,
): Promise<{ answer: AuthAnswer; devices: string | null } | null> {
  let failed: unknown;
  let devices: string | null = null;
  const log: AuthServices['log'] = (level, code, message) => options.log(level, code, message, { brand: brand.id });
  const answer = await callNextAuth(
    visited,
    request,
    authOptions({ ...options, log }, visit, {
      failed(error) {
        failed = error;
      },
      entered(kept) {
        devices = kept;
      },
    }),
  );
  return failed === undefined ? { answer, devices } : null;
}
