import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { EmployerOfferProps } from '../props.generated.ts';
import { AudienceFigures } from './AudienceFigures.tsx';
import styles from './EmployerOffer.module.css';
import type { load } from './load.ts';
import { OfferPrices } from './OfferPrices.tsx';
import { benefitsOf, sampleOf } from './offer.ts';
import { SampleAd } from './SampleAd.tsx';

/** The brand's offer to employers: whom they reach, how an ad looks, benefits, prices, and how to get started. */
export function EmployerOffer({ props, data, page, id }: WidgetProps<EmployerOfferProps, WidgetData<typeof load>>) {
  const t = useTexts('employers');
  const { features, site } = page.brand;
  if (!features.recruiter) return null;
  const href = createHref(page.brand.routes, page.locale);
  const [register, wizard, resumes] = [href.page('register'), href.page('job-wizard'), href.page('resumes')];
  const samples = [data.featured, data.latest].flatMap(
    (found) => found?.search.hits.flatMap(({ job }) => job ?? []) ?? [],
  );
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
      <div className={styles.opening} data-sample={props.sample || undefined}>
        <header className={styles.head}>
          <h1>{props.heading ?? t('title', { site: site.name })}</h1>
          <p className={styles.intro}>{props.intro ?? t('intro', { site: site.name })}</p>
          {begin}
        </header>
        {props.sample && (
          <SampleAd id={`${id}-sample`} page={page} job={sampleOf(samples, page.locale)} start={wizard ?? register} />
        )}
      </div>
      <AudienceFigures id={`${id}-figures`} page={page} names={props.figures} audience={data.audience?.audience} />
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
      <OfferPrices id={id} products={data.products?.products ?? []} features={features} />
      {begin}
    </div>
  );
}
