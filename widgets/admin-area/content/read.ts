/** Reads parts of JSON that the API returns as such. */
import { isSchema } from '../../../schemas/resolved-schema.ts';

export function textIn(value: unknown, name: string): string {
  const found = isSchema(value) ? value[name] : undefined;
  return typeof found === 'string' ? found : '';
}

export function textsIn(value: unknown, name: string): string[] {
  const found = isSchema(value) ? value[name] : undefined;
  return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
}

/** Language code to id. */
export function idsOf(value: unknown): Record<string, number> {
  if (!isSchema(value)) return {};
  return Object.fromEntries(Object.entries(value).flatMap(([key, id]) => (typeof id === 'number' ? [[key, id]] : [])));
}
