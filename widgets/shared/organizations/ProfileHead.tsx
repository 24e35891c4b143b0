import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { jobsHref } from '../search/search-links.ts';
import type { FullOrganization } from './organizations.generated.ts';
import styles from './ProfileHead.module.css';
import { readWebAddress } from './web-address.ts';

const networks: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  twitter: 'X',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  youtube: 'YouTube',
  xing: 'XING',
  tiktok: 'TikTok',
  bluesky: 'Bluesky',
};

interface ProfileHeadProps {
  id: string;
  organization: FullOrganization;
  page: PageInfo;
  /** How the theme begins a page, where the head does. */
  kind?: PageInfo['brand']['theme']['hero'];
}

/** Cover, logo, name and the facts that fit on one line; below, links to other sites. */
export function ProfileHead({ id, organization, page, kind }: ProfileHeadProps) {
  const t = useTexts('organization');
  const { name, alternativeName, cover, logo, location, industries, size, facet, openJobs } = organization;
  const facts = [location?.label, ...industries.map(({ label }) => label), size];
  const links = elsewhere(organization);
  return (
    <section
      className={styles.head}
      data-cover={cover ? true : undefined}
      data-kind={kind}
      aria-labelledby={`${id}-name`}
    >
      {cover && (
        <div className={styles.picture}>
          <img className={styles.cover} src={cover.url} alt={cover.alt} width={1200} height={400} />
        </div>
      )}
      <div className={`${styles.plate} ${kind === 'band' ? 'on-brand' : ''}`}>
        <div className={styles.inner}>
          {logo && <img className={styles.logo} src={logo.url} alt="" width={96} height={96} />}
          <div className={styles.names}>
            <h1 id={`${id}-name`}>{name}</h1>
            {alternativeName && alternativeName !== name && <p className={styles.alternative}>{alternativeName}</p>}
            <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
          </div>
          <div className={styles.ways}>
            {facet && openJobs > 0 && (
              <Link className="button" href={jobsHref(page, { choices: [facet] })}>
                {t('openJobs', { count: openJobs })}
              </Link>
            )}
            {links.length > 0 && (
              <ul className={styles.links} aria-label={t('profile.links')}>
                {links.map(({ href, label, address }) => (
                  <li key={href}>
                    <a
                      className={styles.link}
                      href={href}
                      data-address={address}
                      target="_blank"
                      rel="nofollow noopener"
                    >
                      {label}
                      <span className="visually-hidden"> ({t('profile.newTab')})</span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Website first, then profiles; invalid web addresses are left out. */
function elsewhere({ website, profiles }: FullOrganization) {
  const own = readWebAddress(website);
  return [
    ...(own ? [{ href: own.href, label: own.host, address: undefined }] : []),
    ...profiles.flatMap(({ network, url }) => {
      const address = readWebAddress(url);
      const label = networks[network];
      return address
        ? [{ href: address.href, label: label ?? address.host, address: label && onPaper(address.href) }]
        : [];
    }),
  ];
}

/** What a reader of the printed page types: `linkedin.com/company/acme`. */
function onPaper(href: string): string {
  return href.replace(/^https?:\/\/(?:www\.)?|\/$/gi, '');
}
