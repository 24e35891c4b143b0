import { useEffect, useState } from 'react';
import type { Translate } from '../page/texts.tsx';

/** Characters of an error in an address that are shown. */
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

/** What `?error=` of an address says: known codes in the visitor's language, else its text, cut. Null where there is none. */
export function alertOfQuery(search: string, t: Translate): string | null {
  const given = new URLSearchParams(search).get('error')?.trim() ?? '';
  if (given === '') return null;
  if (known.has(given)) return t(`alert.${given}`);
  const letters = Array.from(given);
  return letters.length > mostCharacters ? `${letters.slice(0, mostCharacters - 1).join('')}…` : given;
}

/** The same for the page's address, known after the first drawing: the server draws a page for all queries alike. */
export function useQueryAlert(t: Translate): string | null {
  const [alert, setAlert] = useState<string | null>(null);
  useEffect(() => setAlert(alertOfQuery(window.location.search, t)), [t]);
  return alert;
}
