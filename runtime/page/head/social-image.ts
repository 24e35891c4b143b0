import type { CompiledBrand } from '../../core/request-context.ts';

/** The brand's own image, else the one generated from its name and colors. */
export function socialImage({ id, document }: CompiledBrand): string {
  const { assets, openGraphImage } = document.site;
  return openGraphImage === null ? `/brands/${id}/social.png` : `/brands/${assets ?? id}/${openGraphImage}`;
}
