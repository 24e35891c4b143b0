/** Writes search rows of organization profiles, with everything that counts them. */
import { loadBrandIds } from './brand-ids.ts';
import { ensureAliases } from './facet-aliases.ts';
import { loadFacetValues } from './facet-values.ts';
import { configurationOf, foldText, STEMMED } from './fold.ts';
import { type LanguagesOf, type OrganizationDocument, type Transaction, USUAL_LANGUAGES } from './index-types.ts';
import { addWords } from './search-words.ts';
import { announceChange } from './tags.ts';
import { changeCounts, moveEpochs } from './tally.ts';

interface OrganizationEntry {
  document: OrganizationDocument;
  brands: [number];
  values: number[];
  name: string;
  title: string;
  body: string;
}

interface OldRow {
  organization_id: number;
  brand: number;
  values: number[];
}

/** Brings the rows of the profiles to `documents`; one without a document leaves search. */
export async function writeOrganizations(
  tx: Transaction,
  profileIds: readonly number[],
  documents: readonly OrganizationDocument[],
  languagesOf: LanguagesOf = () => undefined,
): Promise<void> {
  const entries = await describeEntries(tx, documents, languagesOf);
  const read = 'select organization_id, brand, "values" from organization_search where profile_id = any($1::integer[])';
  const { rows: old } = await tx.query<OldRow>(read, [profileIds]);
  const touched = new Set([...old.map(({ brand }) => brand), ...entries.map(({ brands: [brand] }) => brand)]);
  if (touched.size === 0) return;
  await moveEpochs(tx, 'ORGANIZATIONS', touched);
  const { rows: before } = await tx.query<OldRow>(read, [profileIds]);
  await changeCounts(
    tx,
    'ORGANIZATIONS',
    before.map(({ brand, values }) => ({ brands: [brand], values })),
    entries,
  );
  const kept = new Set(documents.map(({ profileId }) => profileId));
  await tx.query('delete from organization_search where profile_id = any($1::integer[])', [
    profileIds.filter((id) => !kept.has(id)),
  ]);
  await upsertRows(tx, entries);
  const texts = entries.map(({ title, body }) => `${title} ${body}`);
  await addWords(
    tx,
    STEMMED.flatMap((langcode) => texts.map((folded) => ({ langcode, folded }))),
  );
  const { rows: names } = await tx.query<{ key: string }>('select key from frontend where id = any($1::integer[])', [
    [...touched],
  ]);
  const organizations = [
    ...before.map(({ organization_id }) => organization_id),
    ...documents.map(({ organizationId }) => organizationId),
  ];
  await announceChange(
    tx,
    organizations.map((id) => `org:${id}`),
    names.map(({ key }) => key),
  );
}

async function describeEntries(
  tx: Transaction,
  documents: readonly OrganizationDocument[],
  languagesOf: LanguagesOf,
): Promise<OrganizationEntry[]> {
  if (documents.length === 0) return [];
  const brandIds = await loadBrandIds(
    tx,
    documents.map(({ brand }) => brand),
  );
  const values = await loadFacetValues(
    tx,
    documents.flatMap(({ terms }) => terms),
    [],
  );
  const entries = documents.map((document): OrganizationEntry => {
    const own = new Set(document.terms.flatMap((term) => values.ofTerm(term)));
    return {
      document,
      brands: [brandIds.get(document.brand) ?? 0],
      values: [...own].sort((a, b) => a - b),
      name: foldText(document.name),
      title: foldText(document.title),
      body: foldText(document.body),
    };
  });
  const needs = entries.flatMap(({ document, brands: [brandId], values: own }) =>
    own.map((value) => ({ brandId, languages: languagesOf(document.brand) ?? USUAL_LANGUAGES, value })),
  );
  await ensureAliases(tx, 'ORGANIZATIONS', needs);
  return entries;
}

/** A profile has no language: its words are indexed as each language would, and a page asks in its own. */
function vectorOf(column: string, weight: string): string {
  const parts = [...STEMMED, ''].map((language) => `to_tsvector('${configurationOf(language)}', r.${column})`);
  return `setweight(${parts.join(' || ')}, '${weight}')`;
}

async function upsertRows(tx: Transaction, entries: readonly OrganizationEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ document, brands: [brand], values, name, title, body }) => ({
    profile_id: document.profileId,
    organization_id: document.organizationId,
    brand,
    values,
    name,
    featured: document.featured,
    training: document.training,
    lat: document.lat,
    lon: document.lon,
    country: document.country,
    region: document.region,
    title,
    body,
  }));
  const stored = 'profile_id, organization_id, brand, "values", name, featured, training, lat, lon, country, region';
  await tx.query(
    `insert into organization_search (${stored}, title_vector, all_vector)
    select ${stored}, t.vector, t.vector || ${vectorOf('body', 'D')}
    from json_to_recordset($1) r(profile_id integer, organization_id integer, brand integer, "values" integer[], name text, featured boolean,
      training boolean, lat double precision, lon double precision, country text, region text, title text, body text)
    cross join lateral (select ${vectorOf('title', 'A')} as vector) t
    on conflict (profile_id) do update set organization_id = excluded.organization_id, brand = excluded.brand, "values" = excluded."values",
      name = excluded.name, featured = excluded.featured, training = excluded.training, lat = excluded.lat, lon = excluded.lon,
      country = excluded.country, region = excluded.region, title_vector = excluded.title_vector, all_vector = excluded.all_vector`,
    [JSON.stringify(rows)],
  );
}
