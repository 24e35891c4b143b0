/** The executable schema: SDL of all modules and their resolvers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type DefinitionNode,
  GraphQLError,
  GraphQLScalarType,
  type GraphQLSchema,
  Kind,
  parse,
  valueFromASTUntyped,
} from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { ApiContext } from './context.ts';
import type { Resolvers } from './graphql.generated.ts';
import { accountResolvers } from './modules/accounts/resolvers.ts';
import { adminResolvers } from './modules/admin/resolvers.ts';
import { alertResolvers } from './modules/alerts/resolvers.ts';
import { jobApplicationResolvers } from './modules/applications/on-jobs.ts';
import { applicationResolvers } from './modules/applications/resolvers.ts';
import { audienceResolvers } from './modules/audience/resolvers.ts';
import { billingResolvers } from './modules/billing/resolvers.ts';
import { blogResolvers } from './modules/blog/resolvers.ts';
import { bookmarkResolvers } from './modules/bookmarks/resolvers.ts';
import { brandChangeResolvers } from './modules/brand-changes/resolvers.ts';
import { captchaResolvers } from './modules/captcha/resolvers.ts';
import { claimResolvers } from './modules/claims/resolvers.ts';
import { configResolvers } from './modules/config/resolvers.ts';
import { consentResolvers } from './modules/consent/resolvers.ts';
import { contactResolvers } from './modules/contact/resolvers.ts';
import { conversationResolvers } from './modules/conversations/resolvers.ts';
import { cvSiteResolvers } from './modules/cv-sites/resolvers.ts';
import { draftResolvers } from './modules/drafts/resolvers.ts';
import { entryResolvers } from './modules/entries/resolvers.ts';
import { figureResolvers } from './modules/figures/resolvers.ts';
import { formResolvers } from './modules/forms/resolvers.ts';
import { jobImporterResolvers } from './modules/importers/on-jobs.ts';
import { importerResolvers } from './modules/importers/resolvers.ts';
import { ownJobResolvers } from './modules/jobs/own/own-resolvers.ts';
import { jobResolvers } from './modules/jobs/show/resolvers.ts';
import { mergeResolvers } from './modules/merges/resolvers.ts';
import { newsletterResolvers } from './modules/newsletter/resolvers.ts';
import { ownOrganizationResolvers } from './modules/organizations/own-resolvers.ts';
import { organizationResolvers } from './modules/organizations/resolvers.ts';
import { pageResolvers } from './modules/pages/resolvers.ts';
import { partnerResolvers } from './modules/partners/resolvers.ts';
import { placeResolvers } from './modules/places/resolvers.ts';
import { previewResolvers } from './modules/previews/resolvers.ts';
import { resumeContactResolvers } from './modules/resume-contacts/resolvers.ts';
import { resumeResolvers } from './modules/resumes/resolvers.ts';
import { routeResolvers } from './modules/routes/resolvers.ts';
import { searchResolvers } from './modules/search/resolvers.ts';
import { statisticResolvers } from './modules/statistics/resolvers.ts';
import { syndicationResolvers } from './modules/syndication/resolvers.ts';
import { taxonomyResolvers } from './modules/taxonomies/resolvers.ts';
import { uploadResolvers } from './modules/uploads/resolvers.ts';
import { vocabularyResolvers } from './modules/vocabularies/resolvers.ts';
import { withPolicies } from './policies.ts';

const MODULES = fileURLToPath(new URL('./modules', import.meta.url));
/** Incremented with every change that a client can notice. */
const VERSION = '1.0.0';

const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'An instant, ISO 8601 in UTC.',
  serialize(value) {
    if (value instanceof Date) return value.toISOString();
    throw new GraphQLError('A DateTime is made from a Date.');
  },
  parseValue(value) {
    const date = typeof value === 'string' ? new Date(value) : undefined;
    if (date === undefined || Number.isNaN(date.getTime())) throw new GraphQLError('A DateTime is an ISO 8601 text.');
    return date;
  },
});

const JSONValue = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'Any JSON value.',
  parseValue: (value) => value,
  // graphql-js creates objects without a prototype for literals in a document; drivers and validators mistake those for something else.
  parseLiteral: (node, variables) => JSON.parse(JSON.stringify(valueFromASTUntyped(node, variables))),
});

const root: Resolvers = { DateTime, JSON: JSONValue, Query: { version: () => VERSION } };

let api: GraphQLSchema | undefined;
let coerced: GraphQLSchema | undefined;

/** Built from the SDL on disk, once per process. */
export const apiSchema = (): GraphQLSchema => (api ??= schemaOf((definition) => definition));

/** The same schema for variables that are already coerced: every input type is a scalar that accepts any value. */
export const coercedSchema = (): GraphQLSchema =>
  (coerced ??= schemaOf((definition) =>
    definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION
      ? { kind: Kind.SCALAR_TYPE_DEFINITION, name: definition.name }
      : definition,
  ));

function schemaOf(change: (definition: DefinitionNode) => DefinitionNode): GraphQLSchema {
  const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
  const definitions = files
    .sort()
    .flatMap((file) => parse(readFileSync(join(MODULES, file), 'utf8'), { noLocation: true }).definitions);
  const schema = createSchema<ApiContext>({
    typeDefs: { kind: Kind.DOCUMENT, definitions: definitions.map(change) },
    resolvers: [
      root,
      accountResolvers,
      adminResolvers,
      alertResolvers,
      cvSiteResolvers,
      applicationResolvers,
      audienceResolvers,
      billingResolvers,
      blogResolvers,
      bookmarkResolvers,
      brandChangeResolvers,
      captchaResolvers,
      claimResolvers,
      configResolvers,
      consentResolvers,
      contactResolvers,
      conversationResolvers,
      draftResolvers,
      entryResolvers,
      figureResolvers,
      formResolvers,
      importerResolvers,
      syndicationResolvers,
      jobApplicationResolvers,
      jobImporterResolvers,
      jobResolvers,
      ownJobResolvers,
      mergeResolvers,
      vocabularyResolvers,
      organizationResolvers,
      newsletterResolvers,
      ownOrganizationResolvers,
      pageResolvers,
      partnerResolvers,
      placeResolvers,
      previewResolvers,
      resumeContactResolvers,
      resumeResolvers,
      routeResolvers,
      searchResolvers,
      statisticResolvers,
      taxonomyResolvers,
      uploadResolvers,
    ],
  });
  return withPolicies(schema);
}
