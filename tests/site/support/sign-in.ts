/** Signs in demo people in a browser. */
import type { Page } from 'playwright';
import { DEMO_PASSWORD } from '../../../backend/seed/people.ts';
import type { OpenOptions, OpenPage } from './browser.ts';

/** From then on the browser has the session; open pages learn of it on their next load. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  const status = await page.evaluate(
    async (fields) => {
      const { csrfToken } = await (await fetch('/api/auth/csrf')).json();
      const body = new URLSearchParams({ ...fields, csrfToken, json: 'true', callbackUrl: '/' });
      const answer = await fetch('/api/auth/callback/credentials', { method: 'POST', body });
      return answer.status;
    },
    { email, password },
  );
  if (status !== 200) throw new Error(`Signing in as ${email} was answered with ${status}.`);
}

/** Opens an address for somebody who has signed in, from a page without scripts, which loads fastest. */
export async function openAs(
  open: OpenPage,
  email: string,
  address: string,
  { password, ...options }: OpenOptions & { password?: string } = {},
): Promise<Page> {
  const page = await open(new URL('/robots.txt', address).href, options);
  await signIn(page, email, password);
  await page.goto(address);
  return page;
}
