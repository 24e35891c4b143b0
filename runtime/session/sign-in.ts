/** Signing in, on next-auth's client. Import it when a person does. */
import { getProviders, signIn } from 'next-auth/react';
import { sessionActions } from './session-state.ts';

/** Networks in the order in which they are offered. */
export const networkOrder = ['linkedin', 'google', 'facebook'] as const;
export type SignInNetwork = (typeof networkOrder)[number];

/** Null when the person is signed in, else the code of the reason. A page change may follow instead of an answer. */
export function signInWithPassword(email: string, password: string): Promise<string | null> {
  return enter({ email, password });
}

/** The same by what a new password gave. */
export function signInWithLink(link: string): Promise<string | null> {
  return enter({ link });
}

async function enter(credentials: Record<string, string>): Promise<string | null> {
  try {
    // The answer names the callback address, and an error in it would pass for the refusal.
    const callbackUrl = window.location.origin;
    const answer = await signIn('credentials', { redirect: false, callbackUrl, ...credentials });
    if (!answer) return 'Configuration';
    if (answer.error) return answer.error;
  } catch {
    // No answer, or one that nobody can read: the server is away.
    return 'Unreachable';
  }
  await sessionActions()?.refresh();
  return null;
}

/** Leaves for the network; it leads back to a page of this site. */
export async function signInWithNetwork(network: SignInNetwork, back: string): Promise<void> {
  await signIn(network, { callbackUrl: new URL(back, window.location.origin).href });
}

/** The networks by which people can sign in here; none where the server does not answer. */
export async function findNetworks(): Promise<SignInNetwork[]> {
  const providers = await getProviders();
  return networkOrder.filter((network) => providers !== null && network in providers);
}
