/** Reads published organization profiles from their tables for indexing. */

import { textOf } from '../../runtime/core/richtext/text-of.ts';
import { readOrganizationData } from '../modules/organizations/organization-data.ts';
import { readObject, readTexts } from '../read-json.ts';
import type { OrganizationDocument, Transaction } from './index-types.ts';
import { customReferences, references } from './job-document.ts';
import { readPosition } from './position.ts';

interface ProfileRow {
  id: number;
  organization_id: number;
  frontend: string;
  name: string;
  data: unknown;
  featured: boolean;
  training: boolean;
}

/** Locks the profiles and reads those that are published. */
export async function loadOrganizationDocuments(
  tx: Transaction,
  profileIds: readonly number[],
): Promise<OrganizationDocument[]> {
  await tx.query('select from organization_profile where id = any($1::integer[]) order by id for no key update', [
    profileIds,
  ]);
  const { rows } = await tx.query<ProfileRow>(
    `select p.id, p.organization_id, p.frontend, o.name, o.data, p.featured, p.training
    from organization_profile p join organization o on o.id = p.organization_id
    where p.id = any($1::integer[]) and p.published order by p.id`,
    [profileIds],
  );
  return rows.map(describeProfile);
}

function describeProfile(row: ProfileRow): OrganizationDocument {
  const data = readOrganizationData(row.data);
  const groups = readObject(row.data);
  const about = readObject(groups.about);
  const localities = data.locations.map(({ locality }) => locality).filter((locality) => locality !== null);
  return {
    profileId: row.id,
    organizationId: row.organization_id,
    brand: row.frontend,
    name: row.name,
    title: [row.name, data.alternativeName].filter((part) => part !== null).join(' '),
    places: localities,
    body: textOf(data.presentation ?? ''),
    terms: [
      ...references('industry', 'industry', data.industries),
      ...references('occupations', 'occupation', data.occupations),
      ...references('fields_of_study', 'field_of_study', readTexts(about.fieldsOfStudy)),
      // Private answers must not become facets.
      ...customReferences({ ...groups, personal_info: {} }),
    ],
    ...readPosition(data.locations[0]),
    featured: row.featured,
    training: row.training,
  };
}
