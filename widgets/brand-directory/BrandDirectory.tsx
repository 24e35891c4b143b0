import type { BrandCard } from '../../runtime/core/request-context.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import styles from './BrandDirectory.module.css';

/** All live brands on this server. */
export function BrandDirectory({ page, id }: WidgetProps<Record<string, never>>) {
  const t = useTexts('directory');
  const brands = page.brands ?? [];
  return (
    <section className={styles.directory} aria-labelledby={`${id}-heading`}>
      <header className={styles.head}>
        <h1 id={`${id}-heading`}>{t(brands.length === 0 ? 'empty.title' : 'title')}</h1>
        <p className={styles.intro}>{t(brands.length === 0 ? 'empty.text' : 'intro')}</p>
        <p>
          <code className={styles.command}>npm run brand -- new</code>
        </p>
      </header>
      <ul className={styles.brands}>
        {brands.map((brand) => (
          <li className={styles.item} key={brand.id}>
            <BrandEntry brand={brand} locale={page.locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BrandEntry({ brand, locale }: { brand: BrandCard; locale: string }) {
  const t = useTexts('directory');
  const { id, name, description, primary, secondary, locales, href } = brand;
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return (
    <article className={styles.brand}>
      {/* SVG attributes, since the content security policy forbids inline styles. */}
      <svg className={styles.swatch} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="10" fill={primary} />
        {secondary && <rect x="75" width="25" height="10" fill={secondary} />}
      </svg>
      <h2 className={styles.name}>
        <a className={styles.link} href={href}>
          {name}
        </a>
      </h2>
      <p className={styles.description}>{description}</p>
      <dl className={styles.facts}>
        <dt className="visually-hidden">{t('languages')}</dt>
        <dd>{locales.map((one) => names.of(one) ?? one).join(', ')}</dd>
        <dt className="visually-hidden">{t('file')}</dt>
        <dd>
          <code>brands/{id}.json</code>
        </dd>
      </dl>
    </article>
  );
}
