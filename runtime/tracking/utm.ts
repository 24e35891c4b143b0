import { keptInTab } from '../core/browser-storage.ts';
import { operation } from '../core/operation.ts';
import { loadAppConfigQuery } from './utm.generated.ts';

const kept = keptInTab('np-utm-source');

/** Name of the entry of the backend's config by which it asks where people come from. */
const CREATION_SOURCE = 'creation_source';

/** Keeps the `utm_source` of an address for the session, once, if the backend's config shows a creation source. */
export async function keepUtmSource(search: string): Promise<void> {
  const source = new URLSearchParams(search).get('utm_source')?.slice(0, 100);
  if (!source || kept.read() !== null) return;
  const { graphqlOnce } = await import('../graphql/client.ts');
  const { getAppConfig } = await graphqlOnce(operation(loadAppConfigQuery));
  const entry = getAppConfig.find(({ name }) => name === CREATION_SOURCE);
  if (!entry?.value) return;
  kept.write(source);
}
