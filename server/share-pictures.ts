/** Pictures of jobs and posts for social networks: `/share/<locale>/job-<id>.png`, drawn when first asked for. */
import { LRUCache } from 'lru-cache';
import { drawShareCard, type ShareCard } from '../runtime/core/brand/share-card.ts';
import { operation } from '../runtime/core/operation.ts';
import type { CompiledBrand, RequestContext } from '../runtime/core/request-context.ts';
import { SHARE_PICTURE } from '../runtime/core/seo/share-picture.ts';
import { amountLocale } from '../runtime/core/texts/amount-locale.ts';
import { cutCatalogue } from '../runtime/core/texts/catalogues.ts';
import { localised } from '../runtime/core/texts/localised.ts';
import { describeSalary } from '../runtime/core/texts/salary.ts';
import { translatorOf } from '../runtime/core/texts/translator.ts';
import { sharedJobQuery, sharedPostQuery } from './share.generated.ts';
import { type StaticFile, staticFile } from './steps/static-files.ts';

interface ShareRequest {
  brand: CompiledBrand;
  path: string;
  run: (locale: string) => RequestContext['query'];
}

const MEGABYTE = 1024 * 1024;

/** Finds the picture of a path; null for a path that is none, and for jobs and posts that the brand does not show. Rejects when the jobs cannot be read. */
export function createSharePictures(): (request: ShareRequest) => Promise<StaticFile | null> {
  const drawn = new LRUCache<string, StaticFile>({
    maxSize: 16 * MEGABYTE,
    sizeCalculation: ({ body }) => body.length + 512,
  });
  return async ({ brand, path, run }) => {
    const { locale = '', kind, id = '' } = SHARE_PICTURE.exec(path)?.groups ?? {};
    if (!brand.document.locales.supported.some((one) => one === locale)) return null;
    const card = await (kind === 'job' ? cardOfJob : cardOfPost)(brand, locale, Number(id), run(locale));
    if (card === null) return null;
    const { site } = brand.document;
    const name = localised(site.name, brand.document, locale);
    const key = JSON.stringify([brand.id, brand.revision, name, card]);
    const known = drawn.get(key);
    if (known) return known;
    const file = staticFile('image/png', await drawShareCard({ ...brand.document, site: { ...site, name } }, card));
    drawn.set(key, file);
    return file;
  };
}

type ReadCard = (
  brand: CompiledBrand,
  locale: string,
  id: number,
  query: RequestContext['query'],
) => Promise<ShareCard | null>;

const cardOfJob: ReadCard = async (brand, locale, id, query) => {
  const { job } = await query(operation(sharedJobQuery, { id }));
  if (job === null) return null;
  const t = translatorOf(cutCatalogue(brand, locale, ['job']), 'job');
  const salary = job.salary ? describeSalary(job.salary, amountLocale(brand.document, locale), t) : '';
  return { above: job.organizationName, title: job.title, below: [job.location?.label ?? '', salary] };
};

const cardOfPost: ReadCard = async (brand, _locale, id, query) => {
  if (!brand.document.features.blog) return null;
  const { blogPost } = await query(operation(sharedPostQuery, { id }));
  return blogPost && { above: blogPost.category ?? '', title: blogPost.title, below: blogPost.authors };
};
