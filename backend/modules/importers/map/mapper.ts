/** Makes jobs of items. */
import { paragraphsOf } from '../../../../runtime/core/richtext/plain.ts';
import { paragraphTextOf, textOf } from '../../../../runtime/core/richtext/text-of.ts';
import type { FeedItem } from '../read/feed-item.ts';
import { applicationOf, fits } from './application.ts';
import { readableTitle } from './capitals.ts';
import { categoriesOf, remoteOf } from './categories.ts';
import { writtenDescription } from './description.ts';
import { datesOf } from './item-dates.ts';
import { findPlaces } from './item-places.ts';
import { allValuesOf, type Fields, textAt } from './item-values.ts';
import { addressOf, keysOf } from './keys.ts';
import { createTermIndexes } from './known-values.ts';
import { detectLanguage, languageNamed, localeIn } from './language.ts';
import type { ItemRefusal, Mapped, MappedJob, Mapping, MappingNote, UnknownValue } from './mapped-job.ts';
import { lineOf } from './mend.ts';
import { createPlaceFinder } from './places.ts';
import type { TermReader } from './read-terms.ts';
import { withoutTitle } from './repeated-title.ts';
import { cleanTitle, splitTitle } from './title.ts';
import type { MapperTools } from './tools.ts';

const LONGEST_COMPANY = 150;
const LONGEST_HTML = 60_000;
const LONGEST_TEXT = 30_000;

/** Everything is looked up once for a run. Call it for several items at a time: places and sanitizing are waited for. */
export function createMapper(tools: MapperTools): (item: FeedItem) => Promise<Mapped> {
  const { mapping, brand } = tools;
  const finder = createPlaceFinder(tools.gazetteer);
  const reader: TermReader = { indexes: createTermIndexes(tools.terms), values: tools.values };
  return async (item) => {
    const { fields } = item;
    const locale = localeOf(fields, tools);
    const head = headOf(fields, mapping, locale);
    const text = writtenDescription(fields, mapping, (part) => tools.headingOf(part, locale));
    const refused = refusalsOf(item, head, text.html, mapping);
    if (refused.length > 0) return { refused };
    const [places, html] = await Promise.all([
      findPlaces(fields, tools, finder),
      tools.clean(withoutTitle(text.html, head.title), 'filtered_html'),
    ]);
    const notes: MappingNote[] = [];
    if (text.isCut || html.length > LONGEST_HTML) notes.push({ code: 'TEXT_CUT', params: {} });
    if (head.isCut) notes.push({ code: 'TITLE_CUT', params: {} });
    const unknown: UnknownValue[] = places.unknown.map((place) => ({ kind: 'place', text: place.slice(0, 200) }));
    const categories = categoriesOf(fields, tools, reader, {
      title: head.title,
      country: places.addresses[0]?.countryCode,
    });
    unknown.push(...categories.unknown);
    notes.push(...categories.notes);
    const application = applicationOf(fields, mapping);
    notes.push(...application.notes);
    const dates = datesOf(fields, tools);
    notes.push(...dates.notes);
    const url = addressOf(fields, mapping);
    const link = url !== null && fits(url) ? url : null;
    const [address, ...furtherLocations] = places.addresses;
    const remoteOptions = remoteOf(fields, mapping, reader, places, categories.remote);
    unknown.push(...remoteOptions.unknown);
    const { fingerprint: _, ...keys } = keysOf(item, mapping);
    const job: MappedJob = {
      ...keys,
      title: head.title,
      organizationName: head.company === '' ? null : head.company,
      langcode: locale,
      url,
      data: {
        job_info: {
          type: html === '' ? 'job_per_link' : 'job_per_template',
          title: head.title,
          ...(html === '' ? { linkUrl: link } : { description: { value: fitting(html), format: 'filtered_html' } }),
        },
        job_location: {
          ...(address && { address }),
          ...(furtherLocations.length > 0 && { furtherLocations }),
          ...(remoteOptions.code !== null && { remoteOptions: remoteOptions.code }),
        },
        job_categorization: categories.answers,
        application_options: application.answers,
      },
      posted: dates.posted,
      expires: dates.expires,
      unknown,
      notes,
    };
    return { job };
  };

  /** The language that the feed names, else that of the text; one of the brand's. */
  function localeOf(fields: Fields, { brand: { locales } }: MapperTools): string {
    const named = localeIn(languageNamed(textAt(fields, mapping, 'language')), locales.supported);
    if (named !== null) return named;
    const text = `${textAt(fields, mapping, 'title')} ${[...allValuesOf(fields, mapping, 'description'), ...allValuesOf(fields, mapping, 'profile')].join(' ')}`;
    return localeIn(detectLanguage(text), brand.locales.supported) ?? locales.default;
  }
}

interface Head {
  title: string;
  isCut: boolean;
  company: string;
}

function headOf(fields: Fields, mapping: Mapping, locale: string): Head {
  const split = splitTitle(lineOf(textAt(fields, mapping, 'title')), mapping.fields.title?.read);
  const company = lineOf(textAt(fields, mapping, 'company')) || (split.company ?? '');
  return {
    ...cleanTitle(readableTitle(split.title, locale)),
    company: company.slice(0, LONGEST_COMPANY).toWellFormed().trim(),
  };
}

/** Few things make an item no job: it has no title, or nothing to read and nowhere to read it. */
function refusalsOf({ fields }: FeedItem, { title, company }: Head, html: string, mapping: Mapping): ItemRefusal[] {
  const hasText = textOf(html.slice(0, 5_000)) !== '';
  const url = addressOf(fields, mapping);
  if (title === '') {
    const isNotice =
      company === '' && url === null && [...fields.keys()].some((path) => /legal|terms|notice|copyright/i.test(path));
    return [{ code: isNotice ? 'ITEM_NOTICE' : 'ITEM_NO_TITLE', params: {} }];
  }
  if (!/\p{L}{2}/u.test(title)) return [{ code: 'ITEM_NONSENSE', params: { title } }];
  return hasText || (url !== null && fits(url)) ? [] : [{ code: 'ITEM_NO_TEXT', params: { title } }];
}

/** Sanitized HTML that is too long keeps its words. */
const fitting = (html: string): string =>
  html.length <= LONGEST_HTML
    ? html
    : paragraphsOf(paragraphTextOf(html).slice(0, LONGEST_TEXT)).slice(0, LONGEST_HTML);
