import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import styles from './AdvertisementView.module.css';

export interface Advertisement {
  title: string;
  text?: string;
  url: string;
  image?: string;
}

/** A house or paid advertisement, labeled as such. */
export function AdvertisementView({ advertisement }: { advertisement: Advertisement }) {
  const t = useTexts('job');
  const { title, text, url, image } = advertisement;
  return (
    <aside className={styles.advertisement} aria-label={t('ad')}>
      <p className={styles.label} aria-hidden="true">
        {t('ad')}
      </p>
      {image && <img className={styles.image} src={image} alt="" width={500} height={250} loading="lazy" />}
      <p className={styles.title}>
        <Link className={styles.link} href={url} rel={url.startsWith('/') ? undefined : 'sponsored nofollow noopener'}>
          {title}
        </Link>
      </p>
      {text && <p className={styles.text}>{text}</p>}
    </aside>
  );
}
