import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { LanguageList } from '../shared/LanguageLinks.tsx';
import { type MenuEntry, menuEntries } from '../shared/menu.ts';
import { plainText } from '../shared/plain-text.ts';
import styles from './SiteFooter.module.css';

export interface SiteFooterProps {
  showDescription: boolean;
}

const legalPages = ['imprint', 'privacy', 'terms', 'cookies', 'accessibility'] as const;
const networks: Readonly<Record<keyof PageInfo['brand']['site']['social'], string>> = {
  facebook: 'Facebook',
  twitter: 'X',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  youtube: 'YouTube',
  xing: 'XING',
  tiktok: 'TikTok',
  bluesky: 'Bluesky',
};

/** What stands at the foot of every page. */
export function SiteFooter({ props, page }: WidgetProps<SiteFooterProps>) {
  const t = useTexts('common');
  const { site, navigation } = page.brand;
  const description = props.showDescription ? plainText(site.description) : null;
  const social = Object.entries(networks).flatMap(([network, label]) => {
    const href = site.social[network as keyof typeof networks];
    return href ? [{ label, href }] : [];
  });
  return (
    <div className={styles.footer}>
      <div className={styles.about}>
        <p className={styles.name}>{site.name}</p>
        {description ? <p className={styles.description}>{description}</p> : null}
      </div>
      <List title={t('footer.menu')} entries={menuEntries(page, navigation.footer)} />
      <List title={t('footer.social')} entries={social} />
      <List title={t('footer.legal')} entries={legalEntries(page, (key) => t(`legal.${key}`))} />
      <div className={styles.base}>
        <p>
          © {page.now.slice(0, 4)} {site.legal.publisher ?? site.name}
          {site.legal.address ? ` · ${site.legal.address}` : null}
        </p>
        <p>
          {t('footer.places')} <a href="https://www.geonames.org/">GeoNames</a>, CC BY 4.0
        </p>
        <LanguageList page={page} />
      </div>
    </div>
  );
}

function List({ title, entries }: { title: string; entries: readonly MenuEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <nav aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {entries.map(({ label, href }) => (
          <li key={href}>
            <Link className={styles.link} href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function legalEntries(page: PageInfo, label: (key: string) => string): MenuEntry[] {
  const href = createHref(page.brand.routes, page.locale);
  return legalPages.flatMap((name) => {
    const key = page.brand.site.legal[name];
    const target = key ? href.page(key) : null;
    return target === null ? [] : [{ label: label(name), href: target }];
  });
}
