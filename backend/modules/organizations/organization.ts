import { keepAnswers } from '../../kept-answers.ts';
import { type OrganizationData, readOrganizationData } from './organization-data.ts';
import type { OrganizationRow } from './store.ts';

/** A published profile with its answers read. */
export interface OrganizationRecord {
  row: OrganizationRow;
  data: OrganizationData;
}

const readAnswers = keepAnswers(readOrganizationData);

export function organizationRecord(row: OrganizationRow): OrganizationRecord {
  return { row, data: readAnswers(row.answers) };
}
