/** A page for the author of a new brand whose file has errors, at `<id>.localhost`. It needs nothing of the brand. */
import type { BrandStanding } from '../../runtime/core/brand/standings.ts';
import { escapeHtml } from '../../runtime/core/richtext/plain.ts';
import { contentSecurityPolicy, inlineCode } from '../cache/csp.ts';
import type { Exchange } from '../exchange.ts';
import { send } from '../http.ts';

const LOCAL = '.localhost';
const RELOAD_SECONDS = 3;

const STYLE =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff}' +
  'h1{font-size:1.5rem;line-height:1.25}li{margin-block:1rem}code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}';

/** True after responding 503 for a brand that has no good revision yet. Public hosts get nothing from here. */
export function answerBroken(
  { req, res, hostname }: Pick<Exchange, 'req' | 'res' | 'hostname'>,
  find: (id: string) => BrandStanding | undefined,
): boolean {
  if (!hostname.endsWith(LOCAL)) return false;
  const standing = find(hostname.slice(0, -LOCAL.length));
  if (standing?.state !== 'broken') return false;
  const body = pageOf(standing);
  send(req, res, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': contentSecurityPolicy(inlineCode(body)),
    },
    body,
  });
  return true;
}

function pageOf({ id, findings }: BrandStanding): string {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const title = `brands/${id}.json has ${errors.length === 1 ? 'an error' : errors.length === 0 ? 'a problem' : `${errors.length} errors`}`;
  const items = errors.map(({ file, line, column, message, code }) => {
    const place = `${file}, line ${line}, character ${column}`;
    return `<li><code>${escapeHtml(place)}</code><br>${escapeHtml(message)} <code>${escapeHtml(code)}</code></li>`;
  });
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>The log of the server says what happened.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RELOAD_SECONDS}">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>The site cannot be shown until the file is correct. Nothing is lost.</p>
${list}
<p>Correct the file and save it. This page reloads by itself and shows the site as soon as the file has no errors. The same list in a terminal:</p>
<p><code>npm run brand -- check ${escapeHtml(id)}</code></p>
</main>
</body>
</html>
`;
}
