import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { EmployerOfferProps } from '../props.generated.ts';
import styles from './AudienceFigures.module.css';
import type { AudienceFigures as Figures } from './employer-offer.generated.ts';

interface AudienceFiguresProps {
  id: string;
  page: PageInfo;
  names: EmployerOfferProps['figures'];
  audience: Figures['audience'] | undefined;
}

/** What the board counts, in large figures. Those that are too small to tell are left out; nothing without any. */
export function AudienceFigures({ id, page, names, audience }: AudienceFiguresProps) {
  const t = useTexts('employers');
  const shown = names.flatMap((name) => {
    const count = audience?.[name] ?? null;
    return count === null ? [] : [{ name, count }];
  });
  if (shown.length === 0) return null;
  const format = new Intl.NumberFormat(page.locale);
  return (
    <section className={styles.audience} aria-labelledby={id}>
      <h2 className="section-heading" id={id}>
        {t('figures.heading')}
      </h2>
      <dl className={styles.figures}>
        {shown.map(({ name, count }) => (
          <div key={name} className={styles.figure}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd>{format.format(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
