import { type ComponentType, createElement, lazy } from 'react';
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import type { ScreenProps } from '../screens/screen-props.ts';

interface Screen {
  Screen: ComponentType<ScreenProps>;
  /** Whether it also shows all brands of the person, or its `list` does; the others need a chosen one. */
  overBrands: boolean | 'list';
  /** Whether it is about the workspace itself, whatever brand is chosen. */
  ofWorkspace: boolean;
}

function screen(
  load: () => Promise<ComponentType<ScreenProps>>,
  { overBrands = false, ofWorkspace = false }: Partial<Omit<Screen, 'Screen'>> = {},
): Screen {
  return { Screen: lazy(async () => ({ default: await load() })), overBrands, ofWorkspace };
}

/** A list of entries with their pages. */
function entries(of: string): Screen {
  return screen(
    async () => {
      const { EntriesScreen } = await import('../entries/EntriesScreen.tsx');
      return (props) => createElement(EntriesScreen, { ...props, of });
    },
    { overBrands: true },
  );
}

/** A list with a screen of its own for a brand, and for all brands where `isOverBrands`. Its entries have pages as those of all lists. */
function withPages(of: string, load: () => Promise<ComponentType<ScreenProps>>, isOverBrands = false): Screen {
  return screen(
    async () => {
      const [Own, { EntriesScreen }] = await Promise.all([load(), import('../entries/EntriesScreen.tsx')]);
      return (props) =>
        props.rest.length > 0 || (!isOverBrands && props.page.brand.id === NETWORK_ID)
          ? createElement(EntriesScreen, { ...props, of })
          : createElement(Own, props);
    },
    { overBrands: true },
  );
}

/** The screens of the administration by the name of their part, each in a script of its own. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  today: screen(async () => (await import('./TodayScreen.tsx')).TodayScreen, { ofWorkspace: true }),
  brands: screen(async () => (await import('../screens/BrandsScreen.tsx')).BrandsScreen, { overBrands: true }),
  statistics: screen(async () => (await import('../statistics/StatisticsScreen.tsx')).StatisticsScreen, {
    overBrands: true,
  }),
  moderation: screen(async () => (await import('../moderation/ModerationScreen.tsx')).ModerationScreen, {
    overBrands: true,
  }),
  jobs: withPages('jobs', async () => (await import('../moderation/JobsScreen.tsx')).JobsScreen),
  importers: screen(async () => (await import('../importers/ImportersScreen.tsx')).ImportersScreen, {
    overBrands: true,
  }),
  syndication: screen(async () => (await import('../syndication/SyndicationScreen.tsx')).SyndicationScreen, {
    overBrands: true,
  }),
  embedding: screen(async () => (await import('../screens/EmbeddingScreen.tsx')).EmbeddingScreen, { overBrands: true }),
  posts: screen(async () => (await import('../content/PostsScreen.tsx')).PostsScreen, { overBrands: 'list' }),
  pages: screen(async () => (await import('../content/PagesScreen.tsx')).PagesScreen, { overBrands: 'list' }),
  users: withPages('users', async () => (await import('../screens/UsersScreen.tsx')).UsersScreen, true),
  profiles: screen(async () => (await import('../screens/ProfilesScreen.tsx')).ProfilesScreen, { overBrands: true }),
  organizations: entries('organizations'),
  claims: entries('claims'),
  'training-organizations': entries('training-organizations'),
  applications: entries('applications'),
  resumes: entries('resumes'),
  'cv-pages': entries('cv-pages'),
  'contact-requests': entries('contact-requests'),
  messages: entries('messages'),
  alerts: entries('alerts'),
  products: screen(async () => (await import('../products/ProductsScreen.tsx')).ProductsScreen, { overBrands: true }),
  orders: withPages('orders', async () => (await import('../screens/OrdersScreen.tsx')).OrdersScreen),
  vouchers: screen(async () => (await import('../vouchers/VouchersScreen.tsx')).VouchersScreen, { overBrands: true }),
  credits: entries('credits'),
  subscriptions: entries('subscriptions'),
  terms: entries('terms'),
  newsletter: entries('newsletter'),
  agreements: entries('agreements'),
  'app-config': entries('app-config'),
  'api-keys': entries('api-keys'),
  'api-requests': entries('api-requests'),
  webhooks: entries('webhooks'),
  'webhook-deliveries': entries('webhook-deliveries'),
  work: screen(async () => (await import('../entries/WorkScreen.tsx')).WorkScreen, { overBrands: true }),
  outbox: screen(async () => (await import('../screens/OutboxScreen.tsx')).OutboxScreen, { overBrands: true }),
  consents: screen(async () => (await import('../screens/ConsentsScreen.tsx')).ConsentsScreen, { overBrands: true }),
  audit: screen(async () => (await import('../screens/AuditScreen.tsx')).AuditScreen, { overBrands: true }),
};

/** The navigation: groups with their parts, in order. */
export const GROUPS: readonly { name: string; parts: readonly string[] }[] = [
  { name: 'overview', parts: ['today', 'moderation', 'brands', 'statistics'] },
  {
    name: 'jobs',
    parts: [
      ...['jobs', 'importers', 'syndication', 'embedding', 'applications', 'alerts', 'resumes', 'cv-pages'],
      'contact-requests',
    ],
  },
  { name: 'people', parts: ['users', 'organizations', 'profiles', 'claims', 'training-organizations', 'messages'] },
  { name: 'sales', parts: ['products', 'orders', 'vouchers', 'credits', 'subscriptions'] },
  { name: 'content', parts: ['posts', 'pages', 'newsletter', 'terms'] },
  {
    name: 'system',
    parts: ['outbox', 'work', 'consents', 'agreements', 'app-config', 'api-keys', 'webhooks', 'audit'],
  },
];
