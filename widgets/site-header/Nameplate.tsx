import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import styles from './SiteHeader.module.css';

/** The brand's logo, or its name in the typeface of headings; leads home. */
export function Nameplate({ page }: { page: PageInfo }) {
  const { id, site, routes, theme, features } = page.brand;
  const { logo, logoDark } = site;
  const home = createHref(routes, page.locale).home();
  if (!logo) {
    return (
      <Link className={styles.name} href={home}>
        {site.name}
      </Link>
    );
  }
  const folder = `/brands/${site.assets ?? id}`;
  const isDark = theme.surface === 'dark' || theme.colorScheme === 'dark';
  const turnsDark = !isDark && theme.colorScheme === 'auto' && features.darkMode && logoDark;
  return (
    <Link className={styles.name} href={home}>
      <picture>
        {turnsDark ? <source srcSet={`${folder}/${logoDark}`} media="(prefers-color-scheme: dark)" /> : null}
        <img className={styles.logo} src={`${folder}/${(isDark && logoDark) || logo}`} alt={site.name} />
      </picture>
    </Link>
  );
}
