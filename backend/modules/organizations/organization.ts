import { keepAnswers } from '../../kept-answers.ts';
import { type OrganizationData, readOrganizationData } from './organization-data.ts';
import type { OrganizationRow } from './store.ts';

/** A published profile with its parsed answers. */
export interface OrganizationRecord {
  row: OrganizationRow;
  data: OrganizationData;
}

const readAnswers = keepAnswers(readOrganizationData);

/** The row with its parsed answers; rows with equal answers share them, so they must not be modified. */
export function organizationRecord(row: OrganizationRow): OrganizationRecord {
  return { row, data: readAnswers(row.answers) };
}
