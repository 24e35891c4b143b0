import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { HeroSearchProps } from '../props.generated.ts';
import { JobSearchForm } from '../shared/search/JobSearchForm.tsx';
import { plainText } from '../shared/words/plain-text.ts';
import styles from './HeroSearch.module.css';

/** A headline and the search, styled by the brand's theme: plain, over an image, or on a band of color. */
export function HeroSearch({ props, page, id }: WidgetProps<HeroSearchProps>) {
  const { text, image, showRadius } = props;
  const { theme, site } = page.brand;
  const { hero } = theme;
  return (
    <section className={styles.hero} data-kind={hero} aria-labelledby={`${id}-title`}>
      {hero === 'image' && image && <img className={styles.image} src={image} alt="" fetchPriority="high" />}
      <div className={`${styles.inner} ${hero === 'band' ? 'on-brand' : ''}`}>
        <h1 className={styles.title} id={`${id}-title`}>
          {props.title ?? plainText(site.description)}
        </h1>
        {text && <p className={styles.text}>{text}</p>}
        <JobSearchForm page={page} showRadius={showRadius} />
      </div>
    </section>
  );
}
