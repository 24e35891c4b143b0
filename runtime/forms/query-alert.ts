import { useEffect, useState } from 'react';
import type { Translate } from '../page/texts.tsx';

/** Maximum length of an error shown from the address. */
const mostCharacters = 300;
const known: ReadonlySet<string> = new Set([
  'SessionRequired',
  'CredentialsSignin',
  'AccessDenied',
  'Verification',
  'OAuthSignin',
  'OAuthCallback',
  'OAuthCreateAccount',
  'OAuthAccountNotLinked',
  'Callback',
  'Configuration',
  'Default',
]);

/**
 * The message for `?error=` in the address: known codes in the visitor's language, else the text itself, truncated.
 * Null if there is none.
 */
export function alertOfQuery(search: string, t: Translate): string | null {
  const given = new URLSearchParams(search).get('error')?.trim() ?? '';
  if (given === '') return null;
  if (known.has(given)) return t(`alert.${given}`);
  const letters = Array.from(given);
  return letters.length > mostCharacters ? `${letters.slice(0, mostCharacters - 1).join('')}…` : given;
}

/**
 * The same for the current address, available after hydration, since server-rendered pages do not depend on this
 * parameter.
 */
export function useQueryAlert(t: Translate): string | null {
  const [alert, setAlert] = useState<string | null>(null);
  useEffect(() => setAlert(alertOfQuery(window.location.search, t)), [t]);
  return alert;
}
