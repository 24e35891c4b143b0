import type { ApiContext } from '../../context.ts';
import type { Resolvers, SyndicatedState, SyndicationState } from '../../graphql.generated.ts';
import { jobUrl } from '../jobs/address.ts';
import { readConditions } from './conditions.ts';
import { csvOfRules } from './csv.ts';
import { elsewhereOf } from './on-jobs.ts';
import { previewOf } from './preview.ts';
import { approve, checkSpan, decline, findPlaced, reject } from './review.ts';
import { findNames, listEvents } from './rule-store.ts';
import { changeRule, createRule, deleteRule, findOneRule, findRules, switchRule } from './service.ts';
import { tryRule } from './trial.ts';

const MOST = 100;

/** Of a brand; its id if it is not served here. */
const nameOf = ({ findBrand }: Pick<ApiContext, 'findBrand'>, brand: string): string =>
  findBrand(brand)?.document.site.name ?? brand;

export const syndicationResolvers: Resolvers = {
  Query: {
    syndicationRules: (_root, { brand }, context) => findRules(context, brand ?? null, 'syndicationRules'),
    syndicationRulesCsv: (_root, { brand }, context) => csvOfRules(context, brand ?? null),
    syndicationRule: (_root, { id }, context) => findOneRule(context, id),
    syndicationTrial(_root, { source, verdict, ...asked }, context) {
      checkSpan(asked, MOST);
      return tryRule(context, { ...asked, source: source ?? null, verdict: verdict ?? null });
    },
    syndicatedJobs(_root, { brand, state = null, ruleId = null, jobId = null, from, count }, context) {
      checkSpan({ from, count }, MOST);
      return findPlaced(context, brand ?? null, { state, ruleId, jobId, from, count });
    },
  },
  Mutation: {
    createSyndicationRule: (_root, { brand, input }, context) => createRule(context, brand, input),
    changeSyndicationRule: (_root, { id, input }, context) => changeRule(context, id, input),
    switchSyndicationRule: (_root, { id, state }, context) => switchRule(context, id, state),
    deleteSyndicationRule: (_root, { id }, context) => deleteRule(context, id),
    approveSyndicatedJob: (_root, { brand, jobId, version = null }, context) =>
      approve(context, { brand, jobId, version }),
    rejectSyndicatedJob: (_root, { brand, jobId, reason = null }, context) => reject(context, { brand, jobId, reason }),
    declineSyndication: (_root, { id, brand, declined }, context) => decline(context, { jobId: id, brand, declined }),
  },
  SyndicationRule: {
    id: ({ row }) => row.id,
    brand: ({ row }) => row.frontend,
    brandName: ({ row }, _args, context) => nameOf(context, row.frontend),
    source: ({ row }) => row.source,
    sourceName: ({ row }, _args, context) => row.source && nameOf(context, row.source),
    name: ({ row }) => row.name,
    conditions: ({ row }) => readConditions(row.conditions),
    needsReview: ({ row }) => row.needsReview,
    // The database checks what it can be.
    state: ({ row }) => row.state as SyndicationState,
    created: ({ row }) => row.created,
    changed: ({ row }) => row.changed,
    log: ({ row }, span, { db }) => {
      checkSpan(span, MOST);
      return listEvents(db, row.id, span);
    },
  },
  SyndicationConditions: {
    organizations: ({ organizations }, _args, { db }) => findNames(db, organizations),
  },
  SyndicationEvent: {
    title: ({ jobTitle }) => jobTitle,
  },
  SyndicationTrialJob: {
    source: ({ frontend }) => frontend,
  },
  SyndicatedJob: {
    brandName: ({ brand }, _args, context) => nameOf(context, brand),
    sourceName: ({ source }, _args, context) => nameOf(context, source),
    preview: (placed, _args, context) => previewOf(context, placed),
    state: ({ state }) => state as SyndicatedState,
    url: ({ jobId, title, source }, _args, context) => jobUrl({ id: jobId, title, frontend: source }, context),
  },
  JobElsewhere: {
    brand: ({ frontend }) => frontend,
    state: ({ state }) => state as SyndicatedState,
    name: ({ frontend }, _args, context) => nameOf(context, frontend),
    url: ({ frontend, state, title, jobId }, _args, context) =>
      state === 'shown' ? jobUrl({ id: jobId, title, frontend }, context) : null,
  },
  OwnJob: {
    elsewhere: (row, _args, context) => elsewhereOf(context, row),
  },
};
