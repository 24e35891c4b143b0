/** What the page of a resume asks of the backend about its public page. Every function rejects with `GraphqlError`. */
import { ask } from '../shared/account/account-calls.ts';
import type { ResumeHindrance } from '../shared/resume/own-resume.ts';

export const cvSiteParts = ['NAME', 'PHONE', 'BIRTHDAY', 'HOME', 'EXPECTATIONS'] as const;
export type CvSitePart = (typeof cvSiteParts)[number];

export interface CvSiteSettings {
  published: boolean;
  slug: string;
  indexable: boolean;
  shows: readonly CvSitePart[];
}

export interface OwnCvSite extends CvSiteSettings {
  /** Everybody sees it. */
  online: boolean;
  hindrances: readonly ResumeHindrance[];
  path: string;
}

const OWN = 'published online hindrances slug path indexable shows';

export async function loadCvSite(): Promise<OwnCvSite> {
  return (await ask<{ ownCvSite: OwnCvSite }>(`query OwnCvSite { ownCvSite { ${OWN} } }`)).ownCvSite;
}

export async function saveCvSite({ published, slug, indexable, shows }: CvSiteSettings): Promise<OwnCvSite> {
  const document = `mutation SaveCvSite($published: Boolean!, $slug: String!, $indexable: Boolean!, $shows: [CvSitePart!]!) {
    done: saveCvSite(published: $published, slug: $slug, indexable: $indexable, shows: $shows) { ${OWN} }
  }`;
  return (await ask<{ done: OwnCvSite }>(document, { published, slug, indexable, shows })).done;
}
