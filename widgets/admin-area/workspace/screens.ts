import { type ComponentType, lazy } from 'react';
import type { ScreenProps } from '../screens/screen-props.ts';

interface Screen {
  Screen: ComponentType<ScreenProps>;
  /** Whether it also shows all brands of the person; the others need a chosen one. */
  overBrands: boolean;
}

function screen(
  load: () => Promise<ComponentType<ScreenProps>>,
  { overBrands = false }: { overBrands?: boolean } = {},
): Screen {
  return { Screen: lazy(async () => ({ default: await load() })), overBrands };
}

/** The screens of the administration by the name of their part, each in a script of its own. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  brands: screen(async () => (await import('../screens/BrandsScreen.tsx')).BrandsScreen, { overBrands: true }),
  moderation: screen(async () => (await import('../moderation/ModerationScreen.tsx')).ModerationScreen),
  jobs: screen(async () => (await import('../moderation/JobsScreen.tsx')).JobsScreen),
  posts: screen(async () => (await import('../content/PostsScreen.tsx')).PostsScreen),
  pages: screen(async () => (await import('../content/PagesScreen.tsx')).PagesScreen),
  users: screen(async () => (await import('../screens/UsersScreen.tsx')).UsersScreen, { overBrands: true }),
  profiles: screen(async () => (await import('../screens/ProfilesScreen.tsx')).ProfilesScreen),
  orders: screen(async () => (await import('../screens/OrdersScreen.tsx')).OrdersScreen),
  outbox: screen(async () => (await import('../screens/OutboxScreen.tsx')).OutboxScreen, { overBrands: true }),
  consents: screen(async () => (await import('../screens/ConsentsScreen.tsx')).ConsentsScreen, { overBrands: true }),
  audit: screen(async () => (await import('../screens/AuditScreen.tsx')).AuditScreen, { overBrands: true }),
};
