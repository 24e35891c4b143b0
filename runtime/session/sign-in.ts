/** Signing in, on next-auth's client. Import it dynamically. */
import { getProviders, signIn } from 'next-auth/react';
import { knownSession, sessionActions } from './session-state.ts';

/** Networks in display order. */
export const networkOrder = ['linkedin', 'google', 'facebook'] as const;
export type SignInNetwork = (typeof networkOrder)[number];

/** Null on success, else an error code. May navigate away instead of resolving. */
export function signInWithPassword(email: string, password: string): Promise<string | null> {
  return enter({ email, password });
}

/** The same with the link returned after setting a new password. */
export function signInWithLink(link: string): Promise<string | null> {
  return enter({ link });
}

async function enter(credentials: Record<string, string>): Promise<string | null> {
  try {
    // The response contains the callback URL, and an `error` in it would be mistaken for a failure.
    const callbackUrl = window.location.origin;
    const answer = await signIn('credentials', { redirect: false, callbackUrl, ...credentials });
    if (!answer) return 'Configuration';
    if (answer.error) return answer.error;
  } catch {
    // A missing or unreadable response: the server is unreachable.
    return 'Unreachable';
  }
  const actions = sessionActions();
  if (actions) await actions.refresh();
  // Whoever is faster than the session code: it finds the session itself once it has loaded.
  else await knownSession();
  return null;
}

/** Redirects to the network, which returns to a page of this site. */
export async function signInWithNetwork(network: SignInNetwork, back: string): Promise<void> {
  await signIn(network, { callbackUrl: new URL(back, window.location.origin).href });
}

/** The networks available for signing in; empty if the server does not answer. */
export async function findNetworks(): Promise<SignInNetwork[]> {
  const providers = await getProviders();
  return networkOrder.filter((network) => providers !== null && network in providers);
}
