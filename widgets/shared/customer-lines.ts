import type { Schema } from '../../schemas/resolved-schema.ts';

/** Name and address of a customer, a line each. */
export function addressLines(customer: Schema, locale: string): string[] {
  const address: Schema = isObject(customer.address) ? customer.address : {};
  const country = textOf(address.countryCode);
  const name = [customer.firstName, customer.lastName].map(textOf).filter(Boolean).join(' ');
  const place = [textOf(address.zip), textOf(address.locality), textOf(address.administrativeArea)];
  return [
    textOf(customer.companyName),
    name,
    textOf(address.addressLine1),
    textOf(address.addressLine2),
    place.filter(Boolean).join(' '),
    country === '' ? '' : (new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country),
  ].filter(Boolean);
}

function isObject(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
