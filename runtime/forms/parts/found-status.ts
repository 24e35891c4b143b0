import type { FormTools } from '../control-contract.ts';

/** What is said about the lines of a list; an empty text while nothing was asked. */
export function foundStatus(t: FormTools['t'], found: readonly unknown[] | null, hasFailed: boolean): string {
  if (hasFailed) return t('find.failed');
  if (found === null) return '';
  return found.length === 0 ? t('find.none') : t('find.found', { count: found.length });
}
