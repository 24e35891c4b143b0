import { createContext, useContext, useMemo } from 'react';
import type { Json, JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { usePage } from '../../../runtime/page/PageContext.tsx';
import type { BrandFinding } from './brand.generated.ts';
import type { LoadedBrand } from './loaded-brand.ts';

/** What every setting in the form needs. */
export interface SettingContext {
  id: string;
  root: JsonObject;
  settings: LoadedBrand;
  document: JsonObject;
  findings: readonly BrandFinding[];
  locales: readonly string[];
  /** The setting that the address names, which gets the focus. */
  named: string | null;
  set(path: readonly string[], value: Json | undefined): void;
}

const Context = createContext<SettingContext | null>(null);

export const SettingProvider = Context;

export function useSettings(): SettingContext {
  const value = useContext(Context);
  if (value === null) throw new Error('A setting stands outside of the form of a brand.');
  return value;
}

/** The setting that the address names: `?setting=theme/radius`. */
export function useNamedSetting(): string | null {
  const { page } = usePage();
  // A page is new whenever its address is.
  return useMemo(() => (page ? new URLSearchParams(window.location.search).get(SETTING_PARAMETER) : null), [page]);
}

export const SETTING_PARAMETER = 'setting';

/** Id of a setting's control. */
export function settingId(id: string, path: readonly string[]): string {
  return `${id}-${path.join('-').replace(/[^A-Za-z0-9_-]/g, '_')}`;
}
