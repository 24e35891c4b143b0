import type { BrandDocument } from '../document/brand.generated.ts';
import { colourRoles, onlyScheme } from '../theme/roles.ts';

/** Name of the file below the brand's own images. */
export const WEB_MANIFEST = 'manifest.json';
/** Sizes in which browsers put a site on a screen; `ARTWORK` draws those that a brand has no file of. */
const SIZES = [192, 512];

interface Described {
  id: string;
  document: Pick<BrandDocument, 'site' | 'theme' | 'locales'>;
}

/** What a browser shows of a site that somebody puts on their home screen, as JSON. In the brand's own language. */
export function webManifest({ id, document }: Described): string {
  const { site, theme, locales } = document;
  const { brand, surface } = colourRoles(theme, onlyScheme(theme));
  return JSON.stringify({
    id: '/',
    start_url: '/',
    scope: '/',
    name: site.name,
    lang: locales.default,
    // With a way back and the address: ads lead to other sites.
    display: 'minimal-ui',
    theme_color: brand,
    background_color: surface,
    icons: SIZES.map((size) => ({
      src: `/brands/${id}/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
}
