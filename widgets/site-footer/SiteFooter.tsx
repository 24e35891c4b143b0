import { LEGAL_PAGES } from '../../runtime/core/document/legal-pages.ts';
import { legalLabel, legalLinks } from '../../runtime/core/routing/legal.ts';
import { type MenuEntry, menuEntries } from '../../runtime/core/routing/menu.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { SiteFooterProps } from '../props.generated.ts';
import { perBrand } from '../shared/per-brand.ts';
import { plainText } from '../shared/words/plain-text.ts';
import styles from './SiteFooter.module.css';

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

/** The footer of every page. */
export function SiteFooter({ props, page }: WidgetProps<SiteFooterProps>) {
  const t = useTexts('common');
  const { site } = page.brand;
  const { description, menu, social, legal, publisher } = footOf(page);
  const named = legal.map(({ name, href }) => ({ label: legalLabel(page, name, t), href }));
  return (
    <div className={`site-foot ${styles.footer}`}>
      <div className={styles.about}>
        <p className={styles.name}>{site.name}</p>
        {props.showDescription && description ? <p className={styles.description}>{description}</p> : null}
      </div>
      {linkList(t('footer.menu'), menu)}
      {linkList(t('footer.social'), social)}
      {linkList(t('footer.legal'), named.concat(page.brand.tracking?.choices ?? []))}
      <div className={styles.base}>
        <p>{`© ${page.now.slice(0, 4)} ${publisher}`}</p>
        <p>
          {`${t('footer.places')} `}
          <a href="https://www.geonames.org/">GeoNames</a>, CC BY 4.0
        </p>
      </div>
    </div>
  );
}

/** A landmark with its title; renders nothing without links. */
function linkList(title: string, entries: readonly MenuEntry[]) {
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

/** The part that is the same on every page. */
const footOf = perBrand((place) => {
  const { site, navigation } = place.brand;
  return {
    description: plainText(site.description),
    menu: menuEntries(place, navigation.footer),
    social: Object.entries(networks).flatMap(([network, label]) => {
      const target = site.social[network as keyof typeof networks];
      return target ? [{ label, href: target }] : [];
    }),
    legal: legalLinks(place, LEGAL_PAGES),
    publisher: [site.legal.publisher ?? site.name, site.legal.address].filter(Boolean).join(' · '),
  };
});
