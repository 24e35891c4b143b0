/** What the page of a resume asks of the backend about its public page. Every function rejects with `GraphqlError`. */

import { run } from '../../runtime/graphql/run.ts';
import type { OwnCvSite } from './cv-site.generated.ts';
import { loadOwnCvSiteQuery, saveCvSiteMutation } from './cv-site.generated.ts';

export const cvSiteParts = ['NAME', 'PHONE', 'BIRTHDAY', 'HOME', 'EXPECTATIONS'] as const;
export type CvSitePart = (typeof cvSiteParts)[number];

export interface CvSiteSettings {
  published: boolean;
  slug: string;
  indexable: boolean;
  shows: readonly CvSitePart[];
}

export async function loadCvSite(): Promise<OwnCvSite> {
  return (await run(loadOwnCvSiteQuery)).ownCvSite;
}

export async function saveCvSite({ published, slug, indexable, shows }: CvSiteSettings): Promise<OwnCvSite> {
  return (await run(saveCvSiteMutation, { published, slug, indexable, shows })).done;
}
