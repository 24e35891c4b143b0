import { keepAnswers } from '../../kept-answers.ts';
import { type OrganizationData, readOrganizationData } from './organization-data.ts';
import type { OrganizationRow } from './store.ts';

/** A published profile with its answers read. */
export interface OrganizationRecord {
  row: OrganizationRow;
  data: OrganizationData;
}

const readAnswers = keepAnswers(readOrganizationData);

/** The row with its answers read; rows with equal answers share them, so nobody may change them. */
export function organizationRecord(row: OrganizationRow): OrganizationRecord {
  return { row, data: readAnswers(row.answers) };
}
