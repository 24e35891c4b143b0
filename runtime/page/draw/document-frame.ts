import { WEB_MANIFEST } from '../../core/brand/web-manifest.ts';
import type { CompiledBrand, RequestContext } from '../../core/request-context.ts';
import { themeAttributes } from '../../core/theme/attributes.ts';
import { fontPreloads } from '../../core/theme/fonts.ts';

/** Attributes of `<html>` and the links shared by all pages of a brand. */
export interface DocumentFrame {
  attributes: Readonly<Record<string, string>>;
  links: readonly { rel: string; href: string; as?: string; type?: string; crossOrigin?: 'anonymous' }[];
}

/** A request without a brand (an error before it was determined) gets a bare English document. */
export function frameOf(context: RequestContext | undefined): DocumentFrame {
  if (!context) return { attributes: { lang: 'en' }, links: [] };
  const { brand, locale } = context;
  return {
    attributes: { lang: locale, ...themeAttributes(brand.document.theme) },
    links: [
      { rel: 'stylesheet', href: brand.themeHref },
      ...fontPreloads(brand.document.theme).map((href) => ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
      ...iconLinks(brand),
    ],
  };
}

/** The brand's own icons, else those generated from its name and colors; and what names those of a home screen. */
function iconLinks({ id, document }: CompiledBrand): DocumentFrame['links'] {
  const { assets, favicon, touchIcon } = document.site;
  const folder = `/brands/${assets ?? id}`;
  return [
    { rel: 'icon', href: favicon === null ? `/brands/${id}/favicon.svg` : `${folder}/${favicon}` },
    {
      rel: 'apple-touch-icon',
      href: touchIcon === null ? `/brands/${id}/apple-touch-icon.png` : `${folder}/${touchIcon}`,
    },
    { rel: 'manifest', href: `/brands/${id}/${WEB_MANIFEST}` },
  ];
}
