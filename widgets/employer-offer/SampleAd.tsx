import { createHref } from '../../runtime/core/routing/href.ts';
import { amountLocale } from '../../runtime/core/texts/amount-locale.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { JobList } from '../shared/jobs/JobList.tsx';
import type { TeaserJob } from '../shared/jobs/jobs.generated.ts';
import styles from './SampleAd.module.css';

interface SampleAdProps {
  id: string;
  page: PageInfo;
  /** A job of the board. */
  job: TeaserJob | undefined;
  /** Where posting begins; the address of an ad that does not exist yet. */
  start: string | null;
}

/** How a posted job looks in the brand's list: one of the board, or the employer's own to be on an empty board. */
export function SampleAd({ id, page, job, start }: SampleAdProps) {
  const t = useTexts('employers');
  const hrefOf = createHref(page.brand.routes, page.locale).job;
  const title = t('sample.title');
  const organizationName = t('sample.organization');
  return (
    <figure className={styles.sample} aria-labelledby={id}>
      <div className={styles.ad}>
        <JobList
          jobs={[job ?? { ...unwritten, title, organizationName, published: page.now }]}
          hrefOf={(shown) => (job ? hrefOf(shown) : (start ?? ''))}
          now={page.now}
          amounts={amountLocale(page.brand, page.locale)}
        />
      </div>
      <figcaption className={styles.caption}>
        <p className={styles.heading} id={id}>
          {t('sample.heading')}
        </p>
        <p>
          {t('sample.text')} {job && <Link href={hrefOf(job)}>{t('sample.whole')}</Link>}
        </p>
      </figcaption>
    </figure>
  );
}

/** An ad that nobody has written yet. */
const unwritten = {
  id: 0,
  slug: '',
  remote: 'none',
  expires: null,
  featured: false,
  top: false,
  logo: null,
  location: null,
  locations: [],
  salary: null,
} satisfies Partial<TeaserJob>;
