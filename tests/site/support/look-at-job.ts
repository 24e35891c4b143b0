/** What must hold on every page that shows an ad, whatever its author wrote. */
import { parseHtml } from './http.ts';

const forbidden =
  'script, style, iframe, object, embed, form:not([action^="/"]), svg, math, base, meta, link, template, noscript, title';
const linking = new Set(['href', 'src', 'action', 'formaction']);
const running = /^\s*(javascript|vbscript|data:(?!image\/))/i;

/** Problems of a page: foreign scripts or styles, executable links, broken structure. Empty if there are none. */
export function faultsOf(html: string): string[] {
  const page = parseHtml(html);
  const faults: string[] = [];
  const main = page.querySelector('main');
  if (!main) return ['no main'];
  faults.push(...codeIn(main));
  if (page.querySelectorAll('main').length !== 1) faults.push('more than one main');
  if (page.querySelectorAll('h1').length !== 1)
    faults.push(`${page.querySelectorAll('h1').length} headings of level 1`);
  const footer = page.querySelector('footer[data-region=footer]');
  if (!footer || main.contains(footer)) faults.push('the footer is swallowed');
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  if (new Set(ids).size !== ids.length) faults.push('an id stands twice');
  return faults;
}

/** Elements and attributes that an ad's text must not contain. */
function codeIn(root: Element): string[] {
  // Our own icons are inside buttons, and the numbers of breadcrumbs inside navigation, which texts cannot contain.
  const own = 'button[aria-pressed], nav meta[itemprop=position]';
  const foreign = [...root.querySelectorAll(forbidden)].filter((one) => !one.closest(own));
  const found = foreign.map(({ localName }) => `<${localName}> in the text`);
  for (const one of root.querySelectorAll('*')) {
    for (const { name, value } of one.attributes) {
      if (name.startsWith('on') || name === 'style' || name === 'srcdoc') found.push(`${name} on <${one.localName}>`);
      if (linking.has(name) && running.test(value)) found.push(`${name}=${value.slice(0, 40)}`);
    }
  }
  return found;
}

/** The posting of a job page, or null; throws if it is not JSON. */
export function postingOf(html: string): Record<string, unknown> | null {
  const scripts = [...parseHtml(html).querySelectorAll('script[type="application/ld+json"]')];
  const values: Record<string, unknown>[] = scripts.map((script) => JSON.parse(script.textContent ?? ''));
  return values.find((value) => value['@type'] === 'JobPosting') ?? null;
}

/** What search engines reject in a posting; empty for a valid one. */
export function faultsOfPosting(posting: Record<string, unknown>): string[] {
  const faults: string[] = [];
  for (const key of ['title', 'description', 'datePosted', 'hiringOrganization'])
    if (!posting[key]) faults.push(`no ${key}`);
  for (const key of ['datePosted', 'validThrough'])
    if (posting[key] !== undefined && Number.isNaN(Date.parse(String(posting[key])))) faults.push(`${key} is no date`);
  if (!posting.jobLocation && posting.jobLocationType !== 'TELECOMMUTE') faults.push('no place');
  return [...faults, ...codeIn(parseHtml(String(posting.description)).body)];
}
