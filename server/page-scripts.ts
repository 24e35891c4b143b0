/**
 * Scripts load once the page has been painted: until then a slow connection belongs to text, styles and fonts. They also no
 * longer make the parser wait, as an inline script below a stylesheet does.
 */
import { earlyActions } from './early-actions.ts';
import { earlyNotices } from './early-notices.ts';

const deferred =
  /<script (?:defer="" src="(\/_next\/static\/[^"<]+)"|src="(\/_next\/static\/[^"<]+)" defer="")><\/script>/g;
const inline = /<script>([^<]*)<\/script>/g;
const viewport = /<meta name="viewport"[^>]*>/;
const anyCode = /<script(?! data-head=| type=)/;

/**
 * Appends the scripts in their order, after the document has been parsed and painted. What is in the background is not
 * painted, and loads at once; a page on which nothing is painted, a second later.
 */
const loader = (sources: readonly string[]) =>
  `{${earlyNotices}${earlyActions('done')}` +
  `let u=${JSON.stringify(sources)},parsed,painted;const load=()=>{for(const s of u.splice(0)){` +
  'const e=document.createElement("script");e.src=s;e.async=false;e.onerror=done;document.head.append(e)}},' +
  'go=()=>{if(parsed&&(painted||document.hidden))load()};' +
  'addEventListener("DOMContentLoaded",()=>{parsed=1;go();setTimeout(load,1e3)});' +
  'new PerformanceObserver(()=>{painted=1;go()}).observe({type:"paint",buffered:true})}';

/** A document by Next whose scripts wait for the first paint; unchanged if it has code of another form. */
export function postponeScripts(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, Math.max(0, end));
  const sources = [...head.matchAll(deferred)].map(([, first, second]) => first ?? second ?? '');
  const texts = [...head.matchAll(inline)].map(([, text = '']) => text);
  const rest = head.replace(deferred, '').replace(inline, '');
  const at = viewport.exec(rest);
  if (sources.length === 0 || at === null || anyCode.test(rest)) return html;
  const before = at.index + at[0].length;
  const code = `<script>${[...texts, loader(sources)].join('\n')}</script>`;
  return rest.slice(0, before) + code + rest.slice(before) + html.slice(end);
}
