/** Billing profiles: the addressees of an organization's invoices. */

import { isVatNumber } from '../../../runtime/core/vat-number.ts';
import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import type { FormFault } from '../../graphql.generated.ts';
import { isMailAddress } from '../../mail/address.ts';
import { type JsonObject, readObject, readText } from '../../read-json.ts';
import { isAdminLike } from '../../viewer.ts';
import { faultsOf } from '../forms/service.ts';
import { findOwnOrganization } from '../organizations/own-store.ts';
import { findCustomer, writeCustomer } from './customer-store.ts';
import { noteBilling } from './events.ts';

const FORM = 'customer';
const GROUP = 'billing';

/** A complete billing profile. */
export interface Customer {
  companyName: string;
  email: string;
  /** ISO code. */
  country: string;
  vatNumber: string | null;
  /** All answers of the form. */
  answers: JsonObject;
}

/** Parses a profile as copied into an order, or as stored; null if something is missing that an invoice requires. */
export function readCustomer(stored: unknown): Customer | null {
  const answers = readObject(stored);
  const companyName = readText(answers.companyName);
  const email = readText(answers.email);
  const country = readText(readObject(answers.address).countryCode);
  if (companyName === null || email === null || country === null) return null;
  return { companyName, email, country, vatNumber: readText(answers.vatNumber), answers };
}

/**
 * The stored profile, or what is known of one that was never saved: of the person, unless that is an administrator, and of the
 * organization.
 */
export async function customerToFill(context: ApiContext, organizationId: number): Promise<JsonObject> {
  const stored = await findCustomer(context, organizationId);
  const { account } = context.viewer;
  if (Object.keys(stored).length > 0 || account === null || isAdminLike(context.viewer)) return stored;
  const organization = await findOwnOrganization(context, organizationId);
  const { country } = context.brand.document.site;
  const address = readObject(readObject(organization?.data.company_info).address);
  return {
    ...(organization && { companyName: organization.name }),
    email: account.email,
    ...(account.firstName !== '' && { firstName: account.firstName }),
    ...(account.lastName !== '' && { lastName: account.lastName }),
    address: { ...(country !== null && { countryCode: country }), ...address },
  };
}

/** The stored profile if it is complete by the brand's current form. */
export function completeCustomer(context: ApiContext, answers: JsonObject): Customer | null {
  return checkedCustomer(context, { [GROUP]: answers }).faults.length === 0 ? readCustomer(answers) : null;
}

/** Stores the answers of the form `customer`; nothing is stored if there are faults. */
export async function saveCustomer(
  context: ApiContext,
  organizationId: number,
  given: unknown,
): Promise<{ faults: FormFault[]; answers: JsonObject }> {
  const { faults, answers } = checkedCustomer(context, given);
  if (faults.length > 0) return { faults, answers: await findCustomer(context, organizationId) };
  await transact(context, async (tx) => {
    await writeCustomer(tx, organizationId, { data: { ...answers }, changed: context.now });
    await noteBilling(tx, context, 'customer_changed', { organization: organizationId });
  });
  return { faults: [], answers };
}

function checkedCustomer(context: ApiContext, given: unknown): { faults: FormFault[]; answers: JsonObject } {
  const check = context.forms.check(context.brand, FORM);
  if (check === null) throw new Error('There is no form "customer".');
  const checked = check(given);
  const answers = readObject(readObject(checked.answers)[GROUP]);
  const { errors } = checked;
  const found = new Set(errors.map(({ pointer }) => pointer));
  const own = (['email', 'vatNumber'] as const).flatMap((field) => {
    const text = readText(answers[field]);
    const isGood = field === 'email' ? isMailAddress : isVatNumber;
    const pointer = `/${GROUP}/${field}`;
    if (text === null || isGood(text) || found.has(pointer)) return [];
    return [{ code: field === 'email' ? 'format' : field, pointer, allowed: field }];
  });
  return { faults: faultsOf(context, [...errors, ...own]), answers };
}
