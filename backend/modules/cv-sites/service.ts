/** Public resume pages: what they show, and how their owners configure them. */
import type { AskedGroup } from '../../../runtime/core/forms/ask.ts';
import { formOf } from '../../answers/stored.ts';
import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import type { CvSitePart, OwnCvSite } from '../../graphql.generated.ts';
import { readObject, readText } from '../../read-json.ts';
import { refusal } from '../../refusal.ts';
import { hrefOf } from '../../services/href.ts';
import { slugOf } from '../../services/slug.ts';
import { announceTags } from '../../services/tag-store.ts';
import { FORM, relist } from '../resumes/listing.ts';
import { findOwnResume, hindrances, ownerOf, type ShownResume } from '../resumes/own-resume.ts';
import { webResume } from '../resumes/readable.ts';
import { insertResume, lockResume } from '../resumes/store.ts';
import { termsIn } from '../resumes/terms.ts';
import { readingWords } from './reading-words.ts';
import { siteTag } from './standing.ts';
import { findOwnSite, findTaken, lockSlugs, type ShownSite, writeSite } from './store.ts';

const PARTS: readonly CvSitePart[] = ['NAME', 'PHONE', 'BIRTHDAY', 'HOME', 'EXPECTATIONS'];
/** By default such a page shows the name; everything else is opt-in. */
const AT_FIRST: readonly CvSitePart[] = ['NAME'];
const SLUG = /^[a-z0-9](?:[a-z0-9-]{1,58})[a-z0-9]$/;

/** The public content of a page. */
export function viewOfSite(context: ApiContext, site: ShownSite): ShownResume {
  const { groups } = formOf(context, FORM);
  const read = webResume(new Set(site.shows), { groups, data: site.data, email: site.email });
  return { ...read, terms: termsIn(context, groups, read.parts) };
}

/** Labels of its groups and fields. */
export function wordsOfSite(context: ApiContext, site: ShownSite): AskedGroup[] {
  return readingWords(formOf(context, FORM).groups, viewOfSite(context, site).parts);
}

/** Current or desired position. */
export function headlineOf({ data }: Pick<ShownSite, 'data'>): string {
  return readText(readObject(data.job_preferences).title) ?? '';
}

export async function findOwn(context: ApiContext): Promise<OwnCvSite> {
  const { id } = ownerOf(context);
  const own = await findOwnResume(context);
  const row = await findOwnSite(context, id);
  const slug = row?.slug ?? (await freeSlug(context, id, own.row?.data ?? {}));
  return {
    published: row?.published ?? false,
    online: row?.online ?? false,
    refusal: row?.refusal ?? null,
    // Independent of whether employers can find it.
    hindrances: hindrances(context, own).filter((one) => one !== 'HIDDEN'),
    slug,
    path: hrefOf(context.brand, context.locale).path(`/cv-site/${slug}`),
    indexable: row?.indexable ?? false,
    shows: partsIn(row?.shows ?? AT_FIRST),
  };
}

interface Wish {
  published: boolean;
  slug: string;
  indexable: boolean;
  shows: readonly CvSitePart[];
}

/** Throws `UserError` CV_ADDRESS_BAD or CV_ADDRESS_TAKEN. */
export async function saveSite(context: ApiContext, wish: Wish): Promise<OwnCvSite> {
  const { id } = ownerOf(context);
  const slug = wish.slug.trim().toLowerCase();
  if (!SLUG.test(slug) || slug.includes('--')) throw refusal('CV_ADDRESS_BAD');
  await transact(context, async (tx) => {
    await insertResume(tx, id, context.locale);
    const resume = await lockResume(tx, id);
    // The account was deleted while its page was open.
    if (resume === null) throw refusal('SESSION_ENDED');
    await lockSlugs(tx);
    const before = await findOwnSite(tx, id);
    const taken = await findTaken(tx, slug, id);
    if (taken.has(slug)) throw refusal('CV_ADDRESS_TAKEN', { free: firstFree(slug, taken) });
    const { published, indexable } = wish;
    await writeSite(tx, {
      resumeId: resume.id,
      accountId: id,
      before,
      values: { slug, published, indexable, shows: partsIn(wish.shows), changed: context.now },
    });
    if (before !== null) await announceTags(tx.db, [siteTag(context.frontend, before.slug)]);
    await relist(context, tx, id);
  });
  return findOwn(context);
}

/** In a fixed order, without duplicates. */
function partsIn(names: readonly string[]): CvSitePart[] {
  return PARTS.filter((part) => names.includes(part));
}

/** Derived from the name that the page would show. */
async function freeSlug(context: ApiContext, accountId: number, data: Record<string, unknown>): Promise<string> {
  const { firstName, lastName } = readObject(data.personal_info);
  const name = [firstName, lastName].flatMap((text) => readText(text) ?? []).join(' ');
  const latin = slugOf(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '');
  const base = SLUG.test(latin) ? latin : 'resume';
  return firstFree(base, await findTaken(context, base, accountId));
}

function firstFree(base: string, taken: ReadonlySet<string>): string {
  let slug = base;
  for (let count = 2; taken.has(slug); count += 1) slug = `${base.slice(0, 55)}-${count}`;
  return slug;
}
