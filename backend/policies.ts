/** The policy of every operation. A field without one is a type error. */
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { NETWORK_ID } from '../runtime/core/brand/network-id.ts';
import type { ApiContext } from './context.ts';
import { accountPolicies } from './modules/accounts/policy.ts';
import { adminPolicies } from './modules/admin/policy.ts';
import { alertPolicies } from './modules/alerts/policy.ts';
import { applicationPolicies } from './modules/applications/policy.ts';
import { audiencePolicies } from './modules/audience/policy.ts';
import { noteActing } from './modules/audit/events.ts';
import { billingPolicies } from './modules/billing/policy.ts';
import { blogPolicies } from './modules/blog/policy.ts';
import { bookmarkPolicies } from './modules/bookmarks/policy.ts';
import { brandChangePolicies } from './modules/brand-changes/policy.ts';
import { captchaPolicies } from './modules/captcha/policy.ts';
import { claimPolicies } from './modules/claims/policy.ts';
import { configPolicies } from './modules/config/policy.ts';
import { consentPolicies } from './modules/consent/policy.ts';
import { contactPolicies } from './modules/contact/policy.ts';
import { conversationPolicies } from './modules/conversations/policy.ts';
import { cvSitePolicies } from './modules/cv-sites/policy.ts';
import { draftPolicies } from './modules/drafts/policy.ts';
import { entryPolicies } from './modules/entries/policy.ts';
import { importerPolicies } from './modules/importers/policy.ts';
import { jobPolicies } from './modules/jobs/own/own-policy.ts';
import { mergePolicies } from './modules/merges/policy.ts';
import { newsletterPolicies } from './modules/newsletter/policy.ts';
import { organizationPolicies } from './modules/organizations/policy.ts';
import { pagePolicies } from './modules/pages/policy.ts';
import { partnerPolicies } from './modules/partners/policy.ts';
import { previewPolicies } from './modules/previews/policy.ts';
import { resumeContactPolicies } from './modules/resume-contacts/policy.ts';
import { resumePolicies, searchable } from './modules/resumes/policy.ts';
import { statisticPolicies } from './modules/statistics/policy.ts';
import { syndicationPolicies } from './modules/syndication/policy.ts';
import { vocabularyPolicies } from './modules/vocabularies/policy.ts';
import { anyone, inCharge, isOverBrands, type Policies, type Policy } from './policy.ts';
import { refusal } from './refusal.ts';

/** Public data of the brand. */
export const policies: Policies = {
  Query: {
    ...accountPolicies.Query,
    ...adminPolicies.Query,
    ...alertPolicies.Query,
    ...cvSitePolicies.Query,
    ...applicationPolicies.Query,
    ...audiencePolicies.Query,
    ...billingPolicies.Query,
    ...blogPolicies.Query,
    ...bookmarkPolicies.Query,
    ...brandChangePolicies.Query,
    ...captchaPolicies.Query,
    ...claimPolicies.Query,
    ...configPolicies.Query,
    ...consentPolicies.Query,
    ...draftPolicies.Query,
    ...entryPolicies.Query,
    facetAliases: searchable,
    facetValues: searchable,
    form: anyone,
    formFaults: anyone,
    getRoutInfo: anyone,
    ...importerPolicies.Query,
    ...syndicationPolicies.Query,
    ...jobPolicies.Query,
    jobMap: anyone,
    jobTowns: anyone,
    jobWeeks: anyone,
    landingPages: anyone,
    ...mergePolicies.Query,
    ...statisticPolicies.Query,
    ...vocabularyPolicies.Query,
    nearestPlace: anyone,
    ...newsletterPolicies.Query,
    ...organizationPolicies.Query,
    ...pagePolicies.Query,
    ...partnerPolicies.Query,
    ...previewPolicies.Query,
    places: anyone,
    ...conversationPolicies.Query,
    ...resumeContactPolicies.Query,
    ...resumePolicies.Query,
    search: searchable,
    searchExplanation: inCharge,
    searchSuggestions: searchable,
    terms: anyone,
    version: anyone,
  },
  Mutation: {
    ...accountPolicies.Mutation,
    ...adminPolicies.Mutation,
    ...alertPolicies.Mutation,
    ...cvSitePolicies.Mutation,
    ...applicationPolicies.Mutation,
    ...billingPolicies.Mutation,
    ...blogPolicies.Mutation,
    ...bookmarkPolicies.Mutation,
    ...brandChangePolicies.Mutation,
    ...configPolicies.Mutation,
    ...consentPolicies.Mutation,
    ...claimPolicies.Mutation,
    ...contactPolicies.Mutation,
    ...draftPolicies.Mutation,
    ...entryPolicies.Mutation,
    ...importerPolicies.Mutation,
    ...syndicationPolicies.Mutation,
    ...jobPolicies.Mutation,
    ...mergePolicies.Mutation,
    ...statisticPolicies.Mutation,
    ...vocabularyPolicies.Mutation,
    ...newsletterPolicies.Mutation,
    ...organizationPolicies.Mutation,
    ...pagePolicies.Mutation,
    ...partnerPolicies.Mutation,
    ...previewPolicies.Mutation,
    ...conversationPolicies.Mutation,
    ...resumeContactPolicies.Mutation,
    ...resumePolicies.Mutation,
    // Uploads are authorized before the first byte is read (uploads/may-upload.ts).
    upload: anyone,
  },
};

/** Guards each field of Query and Mutation with its policy. In the workspace, most need a chosen brand. */
export function withPolicies(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const policy = policyOf(type?.name, field.name);
      const isChange = type === schema.getMutationType();
      if (policy === anyone && !isChange) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = async (root, args, context: ApiContext, info) => {
        if (context.frontend === NETWORK_ID && !isOverBrands(policy)) throw refusal('BRAND_NEEDED');
        if (isChange && context.isPreview) throw refusal('PREVIEW_ONLY');
        await policy(context, args);
        if (isChange) await noteActing(context, field.name);
        return resolve(root, args, context, info);
      };
    }
  }
  return schema;
}

function policyOf(type: string | undefined, field: string): Policy {
  const own: ReadonlyMap<string, Policy> = new Map(
    Object.entries((type === 'Mutation' ? policies.Mutation : policies.Query) as Record<string, Policy>),
  );
  const policy = own.get(field);
  if (policy === undefined) throw new Error(`There is no policy for ${type}.${field}.`);
  return policy;
}
