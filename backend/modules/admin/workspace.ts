/** The brands of the workspace, and what its screens need to know about one of them. */
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { isFeatureOn } from '../../../runtime/core/document/features.ts';
import { brandLanguages } from '../../../runtime/core/document/languages.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { publicRoutes } from '../../../runtime/core/routing/href.ts';
import type { ApiContext } from '../../context.ts';
import { refusal } from '../../refusal.ts';
import { ADMIN_LIKE, isAdministrator, type Viewer } from '../../viewer.ts';
import { personOf } from '../rights/access.ts';
import { listRoles } from '../rights/role-store.ts';

/** Parts of the administration for job editors. */
const OF_JOBS = ['moderation', 'jobs'];
const PARTS = [
  ...[
    'brands',
    'statistics',
    ...OF_JOBS,
    'importers',
    'syndication',
    'embedding',
    'posts',
    'pages',
    'users',
    'profiles',
    'organizations',
  ],
  ...[
    'claims',
    'training-organizations',
    'applications',
    'resumes',
    'cv-pages',
    'contact-requests',
    'messages',
    'alerts',
  ],
  ...['products', 'orders', 'vouchers', 'credits', 'subscriptions', 'terms', 'newsletter'],
  ...['app-config', 'outbox', 'consents'],
  ...['agreements', 'audit', 'api-keys', 'api-requests', 'webhooks', 'webhook-deliveries'],
];
/** Parts for administrators of the network. */
const OF_NETWORK = ['work'];
/** The feature without which a brand has nothing to do there. */
const FEATURE_OF: Readonly<Record<string, string>> = {
  moderation: 'recruiter',
  jobs: 'recruiter',
  importers: 'recruiter',
  syndication: 'recruiter',
  profiles: 'recruiter',
  products: 'recruiter',
  orders: 'recruiter',
  vouchers: 'recruiter',
  organizations: 'recruiter',
  claims: 'recruiter',
  'training-organizations': 'recruiter',
  applications: 'recruiter',
  'contact-requests': 'recruiter',
  credits: 'recruiter',
  subscriptions: 'recruiter',
  'api-keys': 'recruiter',
  'api-requests': 'recruiter',
  webhooks: 'recruiter',
  'webhook-deliveries': 'recruiter',
  posts: 'blog',
};

/** Available before the second factor is confirmed, so that the page knows what to ask for. */
const isOne = (viewer: Viewer) => isAdministrator(viewer) || isAdministrator({ roles: viewer.waitingRoles });

/** Sections that the person may use on the brand, or in the workspace without a chosen one. */
export function partsFor({ brand, viewer }: ApiContext, isOfNetwork: boolean): string[] {
  const own = isOfNetwork ? [...PARTS, ...OF_NETWORK] : PARTS;
  const parts = isOne(viewer) ? own : OF_JOBS;
  const isUsable = (part: string) => {
    const feature = FEATURE_OF[part];
    return feature === undefined || isFeatureOn(brand.document.features, feature);
  };
  return brand.id === NETWORK_ID ? parts : parts.filter(isUsable);
}

/** Brands on which the person has an administrative role, by name. */
export async function workspaceBrands(context: ApiContext) {
  const rows = await listRoles(context, personOf(context).id, ADMIN_LIKE);
  const isMine = (id: string) => rows.some(({ frontend }) => frontend === null || frontend === id);
  return context.admin.desk
    .list()
    .filter(({ id }) => isMine(id))
    .map(({ id, document: { site, theme } }) => ({ id, name: site.name, primary: theme.primary, status: site.status }))
    .sort((a, b) => a.name.localeCompare(b.name, context.locale));
}

/** The brand of the request, for screens in the workspace. Throws `UserError` BRAND_NEEDED without one. */
export function workspaceSite({ brand, linkOrigin }: ApiContext) {
  if (brand.id === NETWORK_ID) throw refusal('BRAND_NEEDED');
  const { site, locales, features }: CompiledBrand['document'] = brand.document;
  return {
    id: brand.id,
    name: site.name,
    origin: linkOrigin,
    timeZone: site.timeZone,
    defaultLanguage: locales.default,
    languages: brandLanguages(locales),
    region: locales.region,
    features,
    routes: publicRoutes(brand.document),
  };
}
