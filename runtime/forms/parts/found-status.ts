import type { FormTools } from '../control-contract.ts';

/** Announcement about the options in a list; an empty string if nothing was searched. */
export function foundStatus(t: FormTools['t'], found: readonly unknown[] | null, hasFailed: boolean): string {
  if (hasFailed) return t('find.failed');
  if (found === null) return '';
  return found.length === 0 ? t('find.none') : t('find.found', { count: found.length });
}
