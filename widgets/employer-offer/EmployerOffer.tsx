import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { EmployerOfferProps } from '../props.generated.ts';
import { ProductFacts } from '../shared/billing/ProductFacts.tsx';
import styles from './EmployerOffer.module.css';
import type { load } from './load.ts';
import { benefitsOf, offerGroups } from './offer.ts';

/** The brand's offer to employers: benefits, prices, and how to get started. */
export function EmployerOffer({ props, data, page, id }: WidgetProps<EmployerOfferProps, WidgetData<typeof load>>) {
  const t = useTexts('employers');
  const { features, site } = page.brand;
  if (!features.recruiter) return null;
  const href = createHref(page.brand.routes, page.locale);
  const [register, wizard, resumes] = [href.page('register'), href.page('job-wizard'), href.page('resumes')];
  const points = [
    ...props.points,
    ...benefitsOf(features).map((name) => ({ title: t(`benefits.${name}.title`), text: t(`benefits.${name}.text`) })),
  ];
  const begin = (
    <p className={styles.begin}>
      {wizard && (
        <Link className="button" href={wizard}>
          {t('post')}
        </Link>
      )}
      {register && (
        <Link className={wizard ? 'button button-quiet' : 'button'} href={`${register}?role=recruiter`}>
          {t('register')}
        </Link>
      )}
      {resumes && <Link href={resumes}>{t('resumes')}</Link>}
    </p>
  );
  return (
    <div className={styles.offer}>
      <header className={styles.head}>
        <h1>{props.heading ?? t('title', { site: site.name })}</h1>
        <p className={styles.intro}>{props.intro ?? t('intro', { site: site.name })}</p>
        {begin}
      </header>
      <section className={styles.section} aria-labelledby={`${id}-benefits`}>
        <h2 className="section-heading" id={`${id}-benefits`}>
          {t('benefits.heading')}
        </h2>
        <ul className={styles.points}>
          {points.map(({ title, text }) => (
            <li key={title} className={styles.point}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section} aria-labelledby={`${id}-prices`}>
        <h2 className="section-heading" id={`${id}-prices`}>
          {t('prices.heading')}
        </h2>
        {offerGroups(data.products?.products ?? [], features).map(({ name, products }) => (
          <section key={name} className={styles.group} aria-labelledby={`${id}-${name}`}>
            <h3 id={`${id}-${name}`}>{t(`prices.${name}`)}</h3>
            {products.length === 0 ? (
              <p>{t(`prices.free.${name}`)}</p>
            ) : (
              <ul className={styles.products}>
                {products.map((product) => (
                  <li key={product.key} className={styles.product}>
                    <ProductFacts product={product} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <p className="meta">{t('prices.note')}</p>
      </section>
      {begin}
    </div>
  );
}
