import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { perBrand } from '../shared/per-brand.ts';
import styles from './SiteHeader.module.css';

/** The brand's logo, or its name in the heading typeface; links to the home page. */
export function Nameplate({ page }: { page: PageInfo }) {
  const { name, home, logo, darkLogo, isDark } = plateOf(page);
  if (!logo) {
    return (
      <Link className={styles.name} href={home}>
        {name}
      </Link>
    );
  }
  // On form pages it is the largest thing on the first screen.
  const picture = (
    <img className={styles.logo} src={logo} alt={name} data-dark={isDark || undefined} fetchPriority="high" />
  );
  return (
    <Link className={styles.name} href={home}>
      {darkLogo ? (
        <picture>
          <source srcSet={darkLogo} media="screen and (prefers-color-scheme: dark)" />
          {picture}
        </picture>
      ) : (
        picture
      )}
    </Link>
  );
}

/** Addresses of the logo; `darkLogo` replaces it if the visitor prefers dark mode, `isDark` if every page is dark. */
const plateOf = perBrand(({ brand, locale }) => {
  const { id, site, routes, theme, features } = brand;
  const at = (name: string | null) => (name ? `/brands/${site.assets ?? id}/${name}` : null);
  const isDark = theme.surface === 'dark' || theme.colorScheme === 'dark' || theme.header === 'banner';
  const turnsDark = !isDark && theme.colorScheme === 'auto' && features.darkMode;
  return {
    name: site.name,
    home: createHref(routes, locale).home(),
    logo: at((isDark && site.logoDark) || site.logo),
    darkLogo: turnsDark ? at(site.logoDark) : null,
    isDark,
  };
});
