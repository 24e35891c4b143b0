import type { Translate } from '../../../runtime/page/texts.tsx';

/** Maximum length of an unknown error that is shown. */
const most = 300;

/** Error codes of the sign-in routes with a text of their own; several codes of next-auth share one. */
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

/** The message for `?error=`, localized; an unknown code is shown as is, truncated. Null for none. */
export function signInError(code: string | null, t: Translate): string | null {
  const given = code?.trim() ?? '';
  if (given === '') return null;
  const known = Object.hasOwn(sentences, given) ? sentences[given] : undefined;
  if (known !== undefined) return t(`login.errors.${known}`);
  const letters = Array.from(given);
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : given;
}
