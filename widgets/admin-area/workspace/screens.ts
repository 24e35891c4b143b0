import { type ComponentType, createElement, lazy } from 'react';
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import type { ScreenProps } from '../screens/screen-props.ts';

interface Screen {
  Screen: ComponentType<ScreenProps>;
  /** Whether it also shows all brands of the person; the others need a chosen one. */
  overBrands: boolean;
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
  moderation: screen(async () => (await import('../moderation/ModerationScreen.tsx')).ModerationScreen),
  jobs: withPages('jobs', async () => (await import('../moderation/JobsScreen.tsx')).JobsScreen),
  posts: screen(async () => (await import('../content/PostsScreen.tsx')).PostsScreen),
  pages: screen(async () => (await import('../content/PagesScreen.tsx')).PagesScreen),
  users: withPages('users', async () => (await import('../screens/UsersScreen.tsx')).UsersScreen, true),
  profiles: screen(async () => (await import('../screens/ProfilesScreen.tsx')).ProfilesScreen),
  organizations: entries('organizations'),
  applications: entries('applications'),
  resumes: entries('resumes'),
  'cv-pages': entries('cv-pages'),
  'contact-requests': entries('contact-requests'),
  alerts: entries('alerts'),
  orders: withPages('orders', async () => (await import('../screens/OrdersScreen.tsx')).OrdersScreen),
  credits: entries('credits'),
  subscriptions: entries('subscriptions'),
  terms: entries('terms'),
  newsletter: entries('newsletter'),
  agreements: entries('agreements'),
  'app-config': entries('app-config'),
  work: screen(async () => (await import('../entries/WorkScreen.tsx')).WorkScreen, { overBrands: true }),
  outbox: screen(async () => (await import('../screens/OutboxScreen.tsx')).OutboxScreen, { overBrands: true }),
  consents: screen(async () => (await import('../screens/ConsentsScreen.tsx')).ConsentsScreen, { overBrands: true }),
  audit: screen(async () => (await import('../screens/AuditScreen.tsx')).AuditScreen, { overBrands: true }),
};
