/** Pictures of jobs for social networks: `/share/<locale>/job-<id>.png`, drawn when first asked for. */
import { LRUCache } from 'lru-cache';
import { drawShareCard } from '../runtime/core/brand/share-card.ts';
import { operation } from '../runtime/core/operation.ts';
import type { CompiledBrand, RequestContext } from '../runtime/core/request-context.ts';
import { SHARE_PICTURE } from '../runtime/core/seo/share-picture.ts';
import { cutCatalogue } from '../runtime/core/texts/catalogues.ts';
import { localised } from '../runtime/core/texts/localised.ts';
import { describeSalary } from '../runtime/core/texts/salary.ts';
import { translatorOf } from '../runtime/core/texts/translator.ts';
import { sharedJobQuery } from './share.generated.ts';
import { type StaticFile, staticFile } from './steps/static-files.ts';

interface ShareRequest {
  brand: CompiledBrand;
  path: string;
  run: (locale: string) => RequestContext['query'];
}

const MEGABYTE = 1024 * 1024;

/** Finds the picture of a path; null for a path that is none, and for jobs that the brand does not show. Rejects when the jobs cannot be read. */
export function createSharePictures(): (request: ShareRequest) => Promise<StaticFile | null> {
  const drawn = new LRUCache<string, StaticFile>({
    maxSize: 16 * MEGABYTE,
    sizeCalculation: ({ body }) => body.length + 512,
  });
  return async ({ brand, path, run }) => {
    const { locale = '', id = '' } = SHARE_PICTURE.exec(path)?.groups ?? {};
    if (!brand.document.locales.supported.some((one) => one === locale)) return null;
    const { job } = await run(locale)(operation(sharedJobQuery, { id: Number(id) }));
    if (job === null) return null;
    const { site } = brand.document;
    const t = translatorOf(cutCatalogue(brand, locale, ['job']), 'job');
    const card = {
      above: job.organizationName,
      title: job.title,
      below: [job.location?.label ?? '', job.salary ? describeSalary(job.salary, locale, t) : ''],
    };
    const name = localised(site.name, brand.document, locale);
    const key = JSON.stringify([brand.id, brand.revision, name, card]);
    const known = drawn.get(key);
    if (known) return known;
    const file = staticFile('image/png', await drawShareCard({ ...brand.document, site: { ...site, name } }, card));
    drawn.set(key, file);
    return file;
  };
}
