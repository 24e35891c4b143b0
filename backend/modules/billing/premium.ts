/** Which profiles show everything: pictures, videos and files are part of a premium profile where the brand sells one. */
import type { ApiContext } from '../../context.ts';
import { sells } from './products.ts';
import { hasRunning } from './subscription-store.ts';

/** Whether an organization has a running premium profile; everybody has, where none is sold. */
export async function isPremium(
  scope: Pick<ApiContext, 'db' | 'frontend' | 'brand' | 'now'>,
  organizationId: number,
): Promise<boolean> {
  return !sells(scope.brand, 'premium_profile') || (await hasRunning(scope, organizationId, 'premium_profile'));
}
