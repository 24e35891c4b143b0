import type { PublicRoutes } from '../../../runtime/core/routing/href.ts';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import type { WorkspaceSite } from '../admin-area.generated.ts';

/** The page for screens about a brand: as on its own site, in the language of the workspace. */
export function sitePage(page: PageInfo, site: WorkspaceSite): PageInfo {
  const { brand } = page;
  return {
    ...page,
    origin: site.origin,
    brand: {
      ...brand,
      id: site.id,
      site: { ...brand.site, name: site.name, timeZone: site.timeZone },
      locales: { default: site.defaultLanguage, supported: [...site.languages], region: site.region },
      features: site.features as PageInfo['brand']['features'],
      routes: site.routes as PublicRoutes,
    },
  };
}
