import { summaryOf } from '../../../runtime/core/richtext/text-of.ts';
import search from '../../../schemas/brand/search.json' with { type: 'json' };
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { Resolvers } from '../../graphql.generated.ts';
import { facetAliasOf } from '../facets/service.ts';
import { labelsOf } from '../taxonomies/terms.ts';
import type { OrganizationRecord } from './organization.ts';
import { describeChoices, findOrganization } from './service.ts';
import { listTurn, type Turn } from './store.ts';

const SUMMARY_LENGTH = 200;

export const organizationResolvers: Resolvers = {
  Query: {
    organization: (_root, { slug, id }, context) => findOrganization(context, { slug, id }),
    featuredOrganizations: (_root, { limit, turn }, context) => featuredInTurn(context, { limit, turn: turn ?? 0 }),
  },
  Organization: {
    id: ({ row }) => row.id,
    name: ({ row }) => row.name,
    alternativeName: ({ data }) => data.alternativeName,
    slug: ({ row }) => row.slug,
    logo: ({ data }) => data.logo,
    cover: ({ data }) => data.cover,
    presentation: ({ data }) => data.presentation,
    summary: ({ data }) => summaryOf(data.presentation ?? '', SUMMARY_LENGTH),
    industries: ({ data }, _args, { terms }) => terms.find('industry', data.industries),
    occupations: ({ data }, _args, { terms }) => terms.find('occupation', data.occupations),
    benefits: ({ data }, _args, { terms, locale }) => labelsOf(terms, 'benefit', data.benefits, locale),
    size: ({ data }, _args, { terms, locale }) =>
      data.size === null ? null : (labelsOf(terms, 'organization_size', [data.size], locale)[0] ?? null),
    website: ({ data }) => data.website,
    profiles: ({ data }) => data.profiles,
    companyName: ({ data }) => data.companyName,
    companyAddress: ({ data }) => data.companyAddress,
    location: ({ data }) => data.locations[0] ?? null,
    locations: ({ data }) => data.locations.slice(1),
    branches: ({ data }) => data.branches,
    contactPeople: ({ data }) => data.contactPeople,
    faq: ({ data }) => data.faq,
    fieldsOfStudy: ({ data }, _args, { terms, brand }) =>
      brand.document.features.fieldsOfStudy ? terms.find('field_of_study', data.fieldsOfStudy) : [],
    choices: ({ data }, _args, { brand, locale }) => describeChoices(data.choices, brand.document, locale),
    featured: ({ row }) => row.featured,
    training: ({ row }) => row.training,
    openJobs: async ({ row }, _args, { organizations }) => (await organizations.openJobs.load(row.id)).count,
    facet: async ({ row }, _args, context) => {
      const { facetValueId } = await context.organizations.openJobs.load(row.id);
      return facetValueId === null ? null : facetAliasOf(context, 'JOBS', facetValueId);
    },
    changed: ({ row }) => row.changed,
  },
};

/** The maximum that a brand may show. */
const MOST_FEATURED = search.properties.ranges.properties.featuredOrganizations.maximum;

/**
 * The featured organizations of a brand's current turn, in a fixed order, so that all are shown equally often. Fewer than `limit`
 * only if there are no more.
 */
async function featuredInTurn(context: ApiContext, { limit, turn }: Turn): Promise<OrganizationRecord[]> {
  if (limit < 0 || limit > MOST_FEATURED)
    throw new UserError('BAD_INPUT', `limit is ${limit}; 0 to ${MOST_FEATURED} are allowed.`, { path: 'limit' });
  context.shown.listed.add(`orgs:${context.frontend}`);
  const ids = await listTurn(context, { limit, turn });
  const found = await context.organizations.byId.loadMany(ids);
  return found.flatMap((one) => {
    if (one instanceof Error) throw one;
    return one ?? [];
  });
}
