import { isObject, type JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import type { BrandSettings } from './brand.generated.ts';

type Documents = 'file' | 'document' | 'patch';

/** A brand whose documents are known to be JSON. */
export type LoadedBrand = Omit<BrandSettings, Documents> & Record<Documents, JsonObject>;

/** Asserts that a value is a JSON object; throws otherwise. */
export function jsonOf(value: unknown): JsonObject {
  if (!isObject(value)) throw new Error('The backend sent no JSON object.');
  return value;
}

export function loadedBrand(settings: BrandSettings): LoadedBrand {
  const { file, document, patch } = settings;
  return { ...settings, file: jsonOf(file), document: jsonOf(document), patch: jsonOf(patch) };
}
