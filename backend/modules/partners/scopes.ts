/** What a key may do. Pure. */

export const SCOPES = ['jobs_read', 'jobs_write', 'figures_read', 'webhooks'] as const;
export type KeyScope = (typeof SCOPES)[number];

/** As requests and documents name it: `jobs:read`. */
export const scopeName = (scope: KeyScope): string => scope.replace('_', ':');

/** Stored scopes; those that there no longer are count for nothing. */
export const readScopes = (stored: readonly string[]): KeyScope[] => SCOPES.filter((scope) => stored.includes(scope));
