import type { Schema } from '../../../schemas/resolved-schema.ts';

/** Countries that write `Portland, ME 04101`; the others write `77694 Kehl`. */
const REGION_FIRST: ReadonlySet<string> = new Set(['US', 'CA', 'AU']);

/** Name and address of a customer, one line each. */
export function addressLines(customer: Schema, locale: string): string[] {
  const address: Schema = isObject(customer.address) ? customer.address : {};
  const country = textOf(address.countryCode);
  const name = [customer.firstName, customer.lastName].map(textOf).filter(Boolean).join(' ');
  const [zip, city, region] = [textOf(address.zip), textOf(address.locality), textOf(address.administrativeArea)];
  return [
    textOf(customer.companyName),
    name,
    textOf(address.addressLine1),
    textOf(address.addressLine2),
    REGION_FIRST.has(country) ? [city, `${region} ${zip}`.trim()].filter(Boolean).join(', ') : `${zip} ${city}`.trim(),
    country === '' ? '' : (new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country),
  ].filter(Boolean);
}

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
