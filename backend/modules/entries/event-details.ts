/** What an event of the activity log was about, in the language of the reader: for the screen and for spreadsheets. */
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { localised } from '../../../runtime/core/texts/localised.ts';
import { type Translate, translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { ApiContext } from '../../context.ts';
import type { AdminEventDetail } from '../../graphql.generated.ts';
import { readObject } from '../../read-json.ts';
import type { EntryList } from './entry-list.ts';
import type { EntryRow } from './entry-store.ts';
import { choicesOf } from './event-choices.ts';
import { referencesOf } from './references.ts';

type Detail = Readonly<Record<string, unknown>>;

export interface LoggedEvent {
  brand: string;
  detail: Detail;
}

/** What is called by another detail, unless it has a title of its own; that detail is not said again. */
const NAMED_BY: Readonly<Record<string, string>> = {
  ...{ post: 'title', page: 'title', term: 'title' },
  ...{ importer: 'name', rule: 'name', appConfig: 'name' },
};

/** Pages of the administration where no list has them. */
const SCREENS: Readonly<Record<string, string>> = { post: 'posts', page: 'pages', importer: 'importers' };

/** Parts of the administration that have another name than their list. */
const PARTS: Readonly<Record<string, string>> = { 'consent-texts': 'consents' };

/** In the order in which the log has them. */
export async function detailsOf(context: ApiContext, { brand, detail }: LoggedEvent): Promise<AdminEventDetail[]> {
  const references = await referencesOf(context, detail);
  const t = translatorOf(textsOf(context), 'admin');
  const sayPlain = plainWords(context, brand, t);
  const hidden = new Set(['what', ...Object.entries(NAMED_BY).flatMap(([key, by]) => (key in detail ? [by] : []))]);
  return Object.entries(detail)
    .filter(([key]) => !hidden.has(key))
    .map(([key, raw]) => {
      const value = String(raw);
      const reference = references.get(key);
      const own = detail[NAMED_BY[key] ?? ''];
      const text = reference ? saidBy(context, t, reference) : typeof own === 'string' ? own : sayPlain(key, value);
      return { key, label: t(`audit.detailOf.${key}`), text, steps: stepsOf(key, value, { brand, reference }) };
    });
}

/** In one line: `Job: Editor; With: password`. */
async function saidDetails(context: ApiContext, event: LoggedEvent): Promise<string> {
  const t = translatorOf(textsOf(context), 'admin');
  const details = await detailsOf(context, event);
  return details.map(({ label, text }) => `${t('audit.labelled', { label })} ${text}`).join('; ');
}

/** Rows of a list with what its events were about in words. */
export function withDetails(
  context: ApiContext,
  { columns }: Pick<EntryList, 'columns'>,
  rows: readonly EntryRow[],
): Promise<EntryRow[]> {
  const [column] = Object.entries(columns).find(([, { kind }]) => kind === 'details') ?? [];
  return Promise.all(
    rows.map(async (row) => {
      if (column === undefined) return row;
      const event = { brand: String(row.brand), detail: readObject(row[column]) };
      return { ...row, [column]: await saidDetails(context, event) };
    }),
  );
}

const textsOf = ({ brand, readerLocale }: ApiContext) =>
  cutCatalogue(brand, readerLocale, ['entries', 'admin', 'roles', 'mail-templates']);

type Said = { key: string; id: number; said: string | Date };

function saidBy({ readerLocale, brand }: ApiContext, t: Translate, { key, id, said }: Said): string {
  if (said instanceof Date) {
    const { timeZone } = brand.document.site;
    const moment = new Intl.DateTimeFormat(readerLocale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    return t('audit.until', { moment: moment.format(said) });
  }
  if (key !== 'version') return said;
  const number = t('audit.number', { id });
  return said === '' ? number : `${number}, ${said}`;
}

/** Where the administration shows it, after its own address; empty where it has no page. */
function stepsOf(
  key: string,
  value: string,
  { brand, reference }: { brand: string; reference: undefined | { list: string | null } },
) {
  const screen = SCREENS[key];
  if (screen !== undefined) return [screen, value];
  if (reference === undefined) return [];
  if (reference.list !== null) return [PARTS[reference.list] ?? reference.list, value];
  return key === 'version' ? ['brands', brand, 'history'] : ['brands', brand];
}

/** Says what names nothing: words of a list, numbers, languages, roles; what somebody wrote stays as it is. */
function plainWords(context: ApiContext, brand: string, t: Translate): (key: string, value: string) => string {
  const { readerLocale: locale } = context;
  const texts = textsOf(context);
  const entries = translatorOf(texts, 'entries');
  const known = (say: Translate, key: string, value: string) => (say(key) === key ? value : say(key));
  return (key, value) => {
    if (choicesOf(key).includes(value)) return t(`audit.value.${key}.${value}`);
    if (key === 'brand')
      return value === '*' ? t('users.everywhere') : (context.findBrand(value)?.document.site.name ?? value);
    if (key === 'role') return known(translatorOf(texts, 'roles'), value, value);
    if (key === 'task') return known(entries, `work.of.${value}`, value);
    if (key === 'type') return known(entries, `value.type.${value}`, value);
    if (key === 'template') return known(translatorOf(texts, 'mail-templates'), value, value);
    if (key === 'provider') return known(t, `audit.value.by.${value}`, value);
    if (key === 'language') return new Intl.DisplayNames([locale], { type: 'language' }).of(value) ?? value;
    if (key === 'product') return productName(context, brand, value) ?? value;
    if (!/^\d{1,15}$/.test(value)) return value;
    return key === 'amount' || key === 'days'
      ? new Intl.NumberFormat(locale).format(Number(value))
      : t('audit.number', { id: value });
  };
}

function productName({ findBrand, readerLocale }: ApiContext, brand: string, key: string): string | undefined {
  const document = findBrand(brand)?.document;
  const product = document && Object.hasOwn(document.prices.products, key) ? document.prices.products[key] : undefined;
  return document && product && localised(product.name, document, readerLocale);
}
