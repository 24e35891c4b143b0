/** `/embed`: choose what a frame shows, look at it, and copy the code. A plain form: every choice is an address. */
import { writePairs } from '../../runtime/core/paths/raw-url.ts';
import { readQuery } from '../../runtime/core/paths/request-target.ts';
import { type FrameSite, frameDocument, frameSite, text } from './frame-page.ts';
import { MOST_JOBS, readLook, writeLook } from './look.ts';
import type { Frame, FrameRequest } from './read-frame.ts';
import { siteBar } from './site-bar.ts';

type Pair = readonly [name: string, value: string];

/** What a frame is of: a search, or the record with this number. */
interface Choice {
  kind: 'jobs' | 'job' | 'organization';
  path: string;
  record: Pair[];
}

const LONGEST = 200;

export function builderPage({ brand, origin, query }: Pick<FrameRequest, 'brand' | 'origin' | 'query'>): Frame {
  const pairs = readQuery(query) ?? [];
  const first = (name: string) => (pairs.find(([one]) => one === name)?.[1] ?? '').slice(0, LONGEST).trim();
  const { default: standard, supported } = brand.document.locales;
  const locale = supported.includes(first('locale')) ? first('locale') : standard;
  const site = frameSite(brand, origin, locale);
  const choice = choiceOf(first);
  const look = { ...readLook(pairs), page: 1, box: first('number') === '' || first('box') === '1' };
  const search: Pair[] =
    choice.kind === 'jobs'
      ? ['search', 'geo_location'].map((name) => [name, first(name)] as const).filter(([, value]) => value !== '')
      : [];
  const asked: Pair[] = [
    ...(locale === standard ? [] : [['locale', locale] as const]),
    ...search,
    ...(choice.kind === 'job' ? [] : writeLook(choice.kind === 'jobs' ? look : { ...look, box: true })),
  ];
  const address = asked.length > 0 ? `${choice.path}?${writePairs(asked)}` : choice.path;
  const { t } = site;
  const title = t('builder.title');
  const fields = choice.kind === 'jobs' ? searchFields(site, first, look.box) : '';
  return {
    status: 200,
    html: frameDocument(site, {
      title: `${title} · ${site.name}`,
      canonical: null,
      bar: siteBar(
        site,
        (one) => `/embed?${writePairs([...pairs.filter(([name]) => name !== 'locale'), ['locale', one]])}`,
      ),
      body: `<h1>${text(title)}</h1>
<div><p>${text(t('builder.intro'))}</p><ul>${brand.document.embed.frameAncestors.map((one) => `<li>${text(one)}</li>`).join('')}</ul></div>
<form class="builder" action="/embed" target="_self">
${choice.record.map(([name, value]) => `<input type="hidden" name="${text(name)}" value="${text(value)}">`).join('')}${fields}${choice.kind === 'job' ? '' : lookFields(site, look)}${languageField(site)}
<button>${text(t('builder.show'))}</button>
</form>
<section aria-labelledby="code"><h2 id="code">${text(t('builder.code'))}</h2>
<textarea readonly spellcheck="false" aria-labelledby="code" rows="5">${text(snippet(site, address))}</textarea>
<button type="button" hidden data-copy="${text(t('builder.copied'))}">${text(t('builder.copy'))}</button><p role="status"></p></section>
<section aria-labelledby="preview"><h2 id="preview">${text(t('builder.preview'))}</h2>
<iframe src="${text(address)}" title="${text(t('builder.preview'))}"></iframe></section>
<script src="/embed/frame.js" defer></script><script src="/embed/copy.js" defer></script>`,
    }),
  };
}

/** The code for the other site. */
export function snippet({ origin, name, t }: FrameSite, address: string): string {
  const frame = `<iframe src="${text(origin + address)}" title="${text(t('title', { site: name }))}" width="100%" height="600" style="border:0" loading="lazy"></iframe>`;
  return `${frame}\n<script src="${text(origin)}/embed/frame.js" async></script>`;
}

function choiceOf(first: (name: string) => string): Choice {
  for (const kind of ['job', 'organization'] as const) {
    const id = first(kind);
    if (/^[1-9]\d{0,8}$/.test(id)) return { kind, path: `/embed/${kind}/${id}`, record: [[kind, id]] };
  }
  return { kind: 'jobs', path: '/embed/jobs', record: [] };
}

function searchFields({ t }: FrameSite, first: (name: string) => string, hasBox: boolean): string {
  return [
    ...[
      ['search', 'builder.search'],
      ['geo_location', 'builder.place'],
    ].map(
      ([name = '', label = '']) =>
        `<label>${text(t(label))}<input name="${name}" value="${text(first(name))}" maxlength="${LONGEST}" autocomplete="off"></label>`,
    ),
    `<label class="check"><input type="checkbox" name="box" value="1"${hasBox ? ' checked' : ''}>${text(t('builder.box'))}</label>`,
  ].join('\n');
}

function lookFields({ t }: FrameSite, { number, look }: ReturnType<typeof readLook>): string {
  const options = (['list', 'compact'] as const).map(
    (one) => `<option value="${one}"${one === look ? ' selected' : ''}>${text(t(`builder.${one}`))}</option>`,
  );
  return `<label>${text(t('builder.number'))}<input type="number" name="number" min="1" max="${MOST_JOBS}" value="${number}"></label>
<label>${text(t('builder.look'))}<select name="look">${options.join('')}</select></label>`;
}

function languageField({ brand, locale, t }: FrameSite): string {
  const { supported } = brand.document.locales;
  if (supported.length < 2) return '';
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  const options = supported.map(
    (one) => `<option value="${text(one)}"${one === locale ? ' selected' : ''}>${text(names.of(one) ?? one)}</option>`,
  );
  return `<label>${text(t('builder.language'))}<select name="locale">${options.join('')}</select></label>`;
}
