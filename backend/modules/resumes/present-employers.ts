/** The present employers of a resume, from which it is hidden. */
import type { TransactionScope } from '../../database/transact.ts';
import { readObject, readObjects, readText } from '../../read-json.ts';
import { companyKey } from '../../search/company-key.ts';
import { type NewHiding, replacePresent } from './hiding-store.ts';

/** The companies of positions that have not ended. Pure. */
export function presentEmployers(data: Record<string, unknown>): NewHiding[] {
  const entries = readObjects(readObject(data.work_experience).workExperience);
  const present = entries.filter(({ timePeriod }) => (readText(readObject(timePeriod).end) ?? '') === '');
  const named = present.flatMap(({ companyName }) => {
    const name = readText(companyName) ?? '';
    return companyKey(name) === '' ? [] : [{ name, organizationId: null, companyKey: companyKey(name) }];
  });
  return [...new Map(named.map((one) => [one.companyKey, one])).values()];
}

/** Must be called in every transaction that changes the work experience. */
export function followEmployers(
  tx: TransactionScope,
  { id, data }: { id: number; data: Record<string, unknown> },
): Promise<void> {
  return replacePresent(tx, id, presentEmployers(data));
}
