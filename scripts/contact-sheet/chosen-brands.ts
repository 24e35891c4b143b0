import type { CompiledBrand } from '../../runtime/core/request-context.ts';

/** All brands, or those named as `harbor-ledger,demo`, in that order. Throws an Error for an unknown one. */
export function chosenBrands(all: readonly CompiledBrand[], wanted: string | undefined): CompiledBrand[] {
  if (wanted === undefined) return [...all];
  return wanted.split(',').map((id) => {
    const brand = all.find((one) => one.id === id);
    if (!brand) throw new Error(`There is no live brand "${id}". Choose among ${all.map((one) => one.id).join(', ')}.`);
    return brand;
  });
}
