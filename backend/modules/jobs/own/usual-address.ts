/** The place that a new job probably has. */
import type { ApiContext } from '../../../context.ts';
import { type JsonObject, readObject, readText } from '../../../read-json.ts';
import { findOwnOrganization } from '../../organizations/own-store.ts';
import { findLatestAddress } from './own-store.ts';

const PARTS = ['addressLine1', 'addressLine2', 'zip', 'locality', 'administrativeArea', 'countryCode'] as const;

/** As an answer: that of the organization's latest job on this brand, otherwise its own; null if neither names a town. */
export async function usualAddress(context: ApiContext, organizationId: number): Promise<JsonObject | null> {
  const latest = addressIn(await findLatestAddress(context, organizationId));
  if (latest !== null) return latest;
  const data = readObject((await findOwnOrganization(context, organizationId))?.data);
  return (
    addressIn(readObject(data.organization_page).organizationLocation) ??
    addressIn(readObject(data.company_info).address)
  );
}

/** Coordinates are computed anew when the job is saved. */
function addressIn(answer: unknown): JsonObject | null {
  const address = readObject(answer);
  const parts = PARTS.flatMap((name) => {
    const text = readText(address[name]);
    return text === null || text === '' ? [] : [[name, text] as const];
  });
  return parts.some(([name]) => name === 'locality') ? Object.fromEntries(parts) : null;
}
