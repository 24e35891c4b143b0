/** Writes search rows of organization profiles, and announces which pages show them. */
import { foldText, STEMMED } from './fold.ts';
import type { LanguagesOf, OrganizationDocument, Transaction } from './index-types.ts';
import { addWords } from './search-words.ts';
import { announceOrganizations } from './tags.ts';
import { type BrandRowTable, writeBrandRows } from './write-brand-rows.ts';

const TABLE: BrandRowTable = {
  index: 'ORGANIZATIONS',
  name: 'organization_search',
  key: 'profile_id',
  columns: { organization_id: 'integer', name: 'text', featured: 'boolean', training: 'boolean' },
  unique: 'profile_id',
};

/** Replaces the rows of the profiles by `documents`; one without a document is removed from search. */
export async function writeOrganizations(
  tx: Transaction,
  profileIds: readonly number[],
  documents: readonly OrganizationDocument[],
  languagesOf?: LanguagesOf,
): Promise<void> {
  const { rows: before } = await tx.query<{ organization_id: number }>(
    'select organization_id from organization_search where profile_id = any($1::integer[])',
    [profileIds],
  );
  const rows = documents.map(({ profileId, organizationId, name, featured, training, ...document }) => ({
    ...document,
    key: profileId,
    own: { organization_id: organizationId, name: foldText(name), featured, training },
  }));
  const { brands, texts } = await writeBrandRows(tx, TABLE, { keys: profileIds, rows }, languagesOf);
  if (brands.length === 0) return;
  await addWords(
    tx,
    STEMMED.flatMap((langcode) => texts.map((folded) => ({ langcode, folded }))),
  );
  const organizations = [
    ...before.map(({ organization_id }) => organization_id),
    ...documents.map(({ organizationId }) => organizationId),
  ];
  await announceOrganizations(tx, organizations, brands);
}
