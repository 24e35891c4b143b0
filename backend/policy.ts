/** Authorization of operations: small rules, combined per field in each module's `policy.ts`. */
import { isFeatureOn } from '../runtime/core/document/features.ts';
import type { ApiContext } from './context.ts';
import type { MutationResolvers, QueryResolvers } from './graphql.generated.ts';
import { refusal } from './refusal.ts';
import { ADMIN_LIKE } from './viewer.ts';
import type { RoleName } from './viewer-store.ts';

/** Returns, or throws a `UserError` for the person. */
export type Policy<Args = unknown> = (context: ApiContext, args: Args) => void | Promise<void>;

type Resolve<T> = Extract<NonNullable<T>, (...args: never[]) => unknown>;
type ArgsOf<T> = Parameters<Resolve<T>>[1];
type RootPolicies<Resolvers> = { [Field in keyof Required<Resolvers>]: Policy<ArgsOf<Resolvers[Field]>> };

/** One policy for every field of Query and Mutation. */
export interface Policies {
  Query: RootPolicies<QueryResolvers>;
  Mutation: RootPolicies<MutationResolvers>;
}

/** The policies of one module. */
export interface ModulePolicies {
  Query?: Partial<Policies['Query']>;
  Mutation?: Partial<Policies['Mutation']>;
}

const spanning = new WeakSet<Policy<never>>();

/**
 * The same policy for an operation that is about several brands, about one that its arguments name, or about none: the
 * workspace runs it without a chosen brand, too. It checks the brands itself (`withinReach`, `requireBrand`).
 */
export function overBrands<Args>(policy: Policy<Args>): Policy<Args> {
  const own: Policy<Args> = (context, args) => policy(context, args);
  spanning.add(own);
  return own;
}

/** Whether an operation needs no chosen brand. */
export function isOverBrands(policy: Policy): boolean {
  return spanning.has(policy);
}

/** For everybody. A single shared object, so that such fields skip the check. */
export const anyone: Policy = () => {};

/** Everybody with a session. */
export const signedIn: Policy = (context) => {
  if (context.viewer.account === null) throw refusal('SIGN_IN_REQUIRED');
};

/** People who have a role only after confirming their second factor are told so, instead of a plain refusal. */
export const secondFactorShown: Policy = (context) => {
  if (context.viewer.waitingRoles.size > 0) throw refusal('SECOND_FACTOR_REQUIRED');
};

/** People with one of these roles on this brand. */
export function withRole(...roles: readonly RoleName[]): Policy {
  return (context, args) => {
    signedIn(context, args);
    if (roles.some((role) => context.viewer.roles.has(role))) return;
    if (roles.some((role) => context.viewer.waitingRoles.has(role))) throw refusal('SECOND_FACTOR_REQUIRED');
    throw refusal('NOT_ALLOWED');
  };
}

/** People who may act on any entity of this brand. */
export const adminLike: Policy = withRole(...ADMIN_LIKE);

/** Administrators of this brand. */
export const administrators: Policy = withRole('administrator', 'site_admin');

/** Not while masquerading: passwords, addresses and consents are up to the person. */
export const inPerson: Policy = (context, args) => {
  signedIn(context, args);
  if (context.viewer.actorId !== null) throw refusal('NOT_WHILE_ACTING');
};

/** Only if the brand has turned this feature on: `recruiter`, `oauth.google`. */
export function withFeature(name: string): Policy {
  return (context) => {
    if (!isFeatureOn(context.brand.document.features, name)) throw refusal('FEATURE_OFF');
  };
}

/** All of these policies, in this order. */
export function all<Args>(...policies: readonly Policy<Args>[]): Policy<Args> {
  return async (context, args) => {
    for (const policy of policies) await policy(context, args);
  };
}

/** Administrators of this brand, not masquerading. */
export const inCharge: Policy = all(administrators, inPerson);
