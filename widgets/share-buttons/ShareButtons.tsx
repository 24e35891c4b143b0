import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { load } from './load.ts';
import styles from './ShareButtons.module.css';
import { networkNames, shareHref } from './share-links.ts';

/** Plain sharing links, in the brand's order. Nothing is loaded from a network before a click. */
export function ShareButtons({ data, page, id }: WidgetProps<Record<string, never>, WidgetData<typeof load>>) {
  const t = useTexts('job');
  const { networks } = page.brand.sharing;
  const shared = sharedPage(page, data);
  if (!shared || networks.length === 0) return null;
  return (
    <section className={styles.share} aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        {t(data.job ? 'share.title' : 'share.page')}
      </h2>
      <ul className={styles.networks}>
        {networks.map((network) => {
          const isEmail = network === 'email';
          return (
            <li key={network}>
              <a
                className={styles.network}
                href={shareHref(network, shared)}
                aria-label={isEmail ? t('share.email') : t('share.on', { network: networkNames[network] })}
                {...(isEmail ? {} : { target: '_blank', rel: 'nofollow noopener noreferrer' })}
              >
                {isEmail ? t('share.emailShort') : networkNames[network]}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** URL and title to share; null for expired jobs and for pages without an address. */
function sharedPage(page: PageInfo, data: WidgetData<typeof load>): { url: string; title: string } | null {
  const job = data.job?.job;
  if (data.job) return job?.state === 'published' ? { url: job.canonicalUrl, title: job.title } : null;
  if (page.canonical === null) return null;
  return { url: page.origin + page.canonical, title: data.organization?.organization?.name ?? page.brand.site.name };
}
