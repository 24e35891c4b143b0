/** Text and landing pages in the hands of those who edit them, never over somebody else's change. */
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import type { PageInput, QueryEditedPagesArgs } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { announceTags } from '../../services/tag-store.ts';
import { jobAlerts } from '../alerts/kinds.ts';
import { readSavedSearch, titleOf } from '../alerts/saved-search.ts';
import { recordAct, recordChange, type Snapshot } from '../content/history.ts';
import { pagesTag } from '../content/tags.ts';
import { bad, cleanBody, fitting, needed, ownLanguage } from '../content/words.ts';
import { withinReach } from '../rights/access.ts';
import { hiddenBy, pagePath } from './address.ts';
import {
  deletePageRow,
  findEditedPage,
  insertPage,
  isPathTaken,
  joinPages,
  listEditedPages,
  lockPage,
  lockPaths,
  type PageRow,
  type PageValues,
  setPagePublication,
  updatePage,
} from './edit-store.ts';

const LONGEST = { title: 200, description: 400, path: 200 };
const PATH = /^(?:\/[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*){1,6}$/u;

/** Pages of the requested brand, otherwise of all that the person administers. */
export async function listPagesToEdit(context: ApiContext, asked: Partial<QueryEditedPagesArgs>) {
  const within = await withinReach(context, asked.brand, 'editedPages');
  const { total, rows } = await listEditedPages(within, { ...asked, now: context.now });
  return { total, pages: rows };
}

/** Creates a draft, or changes a page. Throws `UserError` BAD_INPUT, PAGE_PATH_TAKEN, PAGE_UNKNOWN or PAGE_CHANGED. */
export async function savePage(
  context: ApiContext,
  { id, version, input }: { id?: number | null; version?: number | null; input: PageInput },
): Promise<PageRow> {
  const values = await valuesOf(context, input);
  const { langcode, path } = values;
  return changing(context, id == null ? null : { id, version: version ?? 0 }, async (tx, before) => {
    await lockPaths(tx);
    if (await isPathTaken(tx, { langcode, path, except: before?.id ?? 0 }))
      throw refusal('PAGE_PATH_TAKEN', { path: pagePath(context.brand, langcode, path) }, { path: 'path' });
    const saved = before?.id ?? (await insertPage(tx, values, context.now));
    if (before !== null) await updatePage(tx, saved, values, context.now);
    if (input.translationOf != null) await translate(tx, saved, input.translationOf);
    return saved;
  });
}

/** Publishes now or later, makes a draft of it, or archives it. Throws PAGE_UNKNOWN or PAGE_CHANGED. */
export function schedulePage(
  context: ApiContext,
  { publishAt, archived, ...known }: { id: number; version: number; publishAt: Date | null; archived: boolean },
): Promise<PageRow> {
  if (archived && publishAt !== null) throw bad('publishAt', 'What is archived is not published.');
  return changing(context, known, async (tx) => {
    const announced = publishAt !== null && publishAt <= context.now;
    await setPagePublication(tx, known.id, { publishAt, archived, announced, now: context.now });
    return known.id;
  });
}

/** With its history. Throws PAGE_UNKNOWN or PAGE_CHANGED. */
export async function removePage(context: ApiContext, known: { id: number; version: number }): Promise<true> {
  await transact(context, async (tx) => {
    const { title } = await lockVersion(tx, known);
    await deletePageRow(tx, known.id);
    await recordAct(context, tx, { subject: { kind: 'page', id: known.id }, title, act: 'deleted' });
    await announceTags(tx.db, [pagesTag(tx.frontend)]);
  });
  return true;
}

/** What visitors would see of a page that has not been saved. Throws `UserError` BAD_INPUT. */
export async function previewPage(context: ApiContext, input: PageInput) {
  const values = await valuesOf(context, input);
  const { title, description, body, search } = values;
  return {
    page: { title, description, body, search },
    hiddenBy: hiddenBy(context.brand.document, values),
    searchTitle: await searchTitle(context, search),
  };
}

/** A search in words; null without one, and for one that the brand no longer offers. */
export async function searchTitle(context: ApiContext, search: string | null): Promise<string | null> {
  return search === null ? null : titleOf(context, jobAlerts, search);
}

/** Changes a page in a transaction, keeps both versions, tells the pages that show it, and returns it as it is then. */
function changing(
  context: ApiContext,
  known: { id: number; version: number } | null,
  change: (tx: TransactionScope, before: PageRow | null) => Promise<number>,
): Promise<PageRow> {
  return transact(context, async (tx) => {
    const row = known && (await lockVersion(tx, known));
    const id = await change(tx, row);
    const after = await findEditedPage(tx, id);
    if (after === null) throw new Error(`The page ${id} is gone after its change.`);
    await announceTags(tx.db, [pagesTag(tx.frontend)]);
    await recordChange(context, tx, {
      subject: { kind: 'page', id },
      before: row && snapshotOf(row),
      after: snapshotOf(after),
    });
    return after;
  });
}

function snapshotOf(row: PageRow): Snapshot {
  const { langcode: language, path, title, description, body, search } = row;
  return { ...row, content: { language, path, title, description, body, search } };
}

async function lockVersion(tx: TransactionScope, { id, version }: { id: number; version: number }): Promise<PageRow> {
  const row = await lockPage(tx, id);
  if (row === null) throw refusal('PAGE_UNKNOWN');
  if (row.version !== version) throw refusal('PAGE_CHANGED');
  return row;
}

/** Both pages, and those that are versions of either, are versions of one. */
async function translate(tx: TransactionScope, id: number, otherId: number): Promise<void> {
  const other = otherId === id ? null : await lockPage(tx, otherId);
  if (other === null) throw bad('translationOf', `This brand has no other page ${otherId}.`);
  await joinPages(tx, [id, otherId], other.translation ?? `page-${otherId}`);
}

async function valuesOf(context: ApiContext, input: PageInput): Promise<PageValues> {
  const langcode = ownLanguage(context.brand.document.locales, input.language);
  const title = needed('title', input.title, LONGEST.title);
  const description = fitting('description', input.description ?? '', LONGEST.description);
  const path = needed('path', input.path, LONGEST.path);
  if (!PATH.test(path))
    throw bad(
      'path',
      'A slash, then lowercase letters and digits, joined by single hyphens; at most six such segments.',
    );
  const search = await searchIn(context, input);
  const body = await cleanBody(input.body);
  if (body === '' && search === null) throw bad('body', 'The text is missing.');
  return { langcode, path, title, description, body, search };
}

/** The address as pages write it. A URL of this site is understood as well. */
async function searchIn(context: ApiContext, { search, language }: PageInput): Promise<string | null> {
  const typed = search?.trim() ?? '';
  if (typed === '') return null;
  const url = URL.parse(typed);
  const own = url !== null && url.origin === new URL(context.originOf(context.brand)).origin;
  const saved = await readSavedSearch(context, jobAlerts, own ? url.pathname + url.search : typed);
  if (saved.locale !== language) throw bad('search', `This search is not in the language "${language}".`);
  return saved.href;
}
