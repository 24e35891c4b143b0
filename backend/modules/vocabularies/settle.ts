/** What follows from a changed term: search, pages, caches of all processes. */
import { brandLanguages } from '../../../runtime/core/document/languages.ts';
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { indexJobs, indexOrganizations, indexResumes } from '../../search/index-job.ts';
import { publishTags } from '../../services/tag-store.ts';
import { listAnswers, lockRows, type NamedTerm } from './answer-store.ts';
import { type Documents, listBrandKeys, listDocuments, listProfiles } from './value-store.ts';

const NO_DOCUMENTS: Documents = { jobs: [], profiles: [], resumes: [] };

/** Everything that names a term in its answers. */
export async function namingDocuments(tx: TransactionScope, term: NamedTerm): Promise<Documents> {
  return {
    jobs: await listAnswers(tx, 'job', term),
    profiles: await listProfiles(tx, await listAnswers(tx, 'organization', term)),
    resumes: await listAnswers(tx, 'resume', term),
  };
}

/** Everything that is found under one of these facet values. */
export async function foundDocuments(tx: TransactionScope, values: readonly number[]): Promise<Documents> {
  return values.length === 0 ? NO_DOCUMENTS : listDocuments(tx, values);
}

const union = (a: readonly number[], b: readonly number[]) => [...new Set([...a, ...b])].sort((x, y) => x - y);

export const allDocuments = (a: Documents, b: Documents): Documents => ({
  jobs: union(a.jobs, b.jobs),
  profiles: union(a.profiles, b.profiles),
  resumes: union(a.resumes, b.resumes),
});

/** Jobs first, as all writers do. */
export async function lockDocuments(
  tx: TransactionScope,
  term: NamedTerm,
  { jobs, resumes }: Documents,
): Promise<void> {
  await lockRows(tx, 'job', jobs);
  await lockRows(tx, 'organization', await listAnswers(tx, 'organization', term));
  await lockRows(tx, 'resume', resumes);
}

interface Consequences {
  documents: Documents;
  /** Whether pages show something else, apart from the results of searches. */
  isShown: boolean;
}

/** Indexes the documents again, and announces what is outdated when the transaction commits. */
export async function settle(
  context: Pick<ApiContext, 'findBrand'>,
  tx: TransactionScope,
  { documents, isShown }: Consequences,
): Promise<void> {
  const languages = (id: string) => {
    const brand = context.findBrand(id);
    return brand && brandLanguages(brand.document.locales);
  };
  await indexJobs(tx.client, documents.jobs, languages);
  await indexOrganizations(tx.client, documents.profiles, languages);
  await indexResumes(tx.client, documents.resumes, languages);
  const brands = isShown ? await listBrandKeys(tx) : [];
  // A name is on any page: in filters, on jobs, in profiles, in the links of a document.
  await publishTags(tx.client, [
    'terms',
    ...brands.flatMap((brand) => [`brand:${brand}`, `jobs:${brand}`, `orgs:${brand}`]),
  ]);
}
