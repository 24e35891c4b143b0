import type { Translate } from '../../../runtime/page/texts.tsx';

/** Characters of an unknown error that are shown. */
const most = 300;

/** Codes of the sign-in routes that have a sentence of their own; many of next-auth's mean the same to a person. */
const sentences: Readonly<Record<string, string>> = {
  SessionRequired: 'SessionRequired',
  CredentialsSignin: 'CredentialsSignin',
  TooManyTries: 'TooManyTries',
  AccessDenied: 'AccessDenied',
  OAuthAccountNotLinked: 'OAuthAccountNotLinked',
  OAuthEmailMissing: 'OAuthEmailMissing',
  OAuthSignin: 'OAuthCallback',
  OAuthCallback: 'OAuthCallback',
  OAuthCreateAccount: 'OAuthCallback',
  Callback: 'OAuthCallback',
  Verification: 'Verification',
  MissingCSRF: 'MissingCSRF',
  Configuration: 'Configuration',
  Unreachable: 'Unreachable',
  Default: 'Default',
};

/** What `?error=` says, in the visitor's words; text that is no known code is shown as it is, cut. Null for none. */
export function signInError(code: string | null, t: Translate): string | null {
  const given = code?.trim() ?? '';
  if (given === '') return null;
  const known = Object.hasOwn(sentences, given) ? sentences[given] : undefined;
  if (known !== undefined) return t(`login.errors.${known}`);
  const letters = Array.from(given);
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : given;
}
