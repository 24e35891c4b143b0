import { browserSettings } from '../../../runtime/graphql/browser-settings.ts';
import { sessionToken } from '../../../runtime/session/session-keeper.ts';
import styles from './Content.module.css';

/** A page as the server draws it for visitors, before it is saved: HTML. Rejects where it cannot be drawn. */
export async function drawnPage(input: object): Promise<string> {
  const token = sessionToken();
  const response = await fetch('/api/page-preview', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      frontend: browserSettings().frontend,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
  });
  if (!response.headers.get('content-type')?.startsWith('text/html')) throw new Error('The page cannot be drawn.');
  return withoutScripts(await response.text());
}

/** A frame that may not run them would complain about each. */
function withoutScripts(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const script of page.querySelectorAll('script, link[as=script], link[rel=modulepreload]')) script.remove();
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

/** A whole page in a frame, in the look of its site, without scripts. Its links lead nowhere. */
export function VisitorView({ title, html }: { title: string; html: string }) {
  return (
    <iframe
      className={styles.view}
      title={title}
      srcDoc={html}
      sandbox="allow-same-origin"
      onLoad={({ currentTarget }) => currentTarget.contentDocument?.addEventListener('click', holdLinks)}
    />
  );
}

function holdLinks(event: MouseEvent): void {
  const { target } = event;
  if (target !== null && 'closest' in target && (target as Element).closest('a') !== null) event.preventDefault();
}
