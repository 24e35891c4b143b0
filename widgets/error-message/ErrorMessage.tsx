import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import styles from './ErrorMessage.module.css';

const known = [400, 404, 410, 503];

/** What happened and what to do next, by the status of the page. */
export function ErrorMessage({ page }: WidgetProps<Record<string, never>>) {
  const t = useTexts('errors');
  const href = createHref(page.brand.routes, page.locale);
  const status = known.includes(page.status) ? page.status : 500;
  return (
    <div className={styles.message}>
      <p className="meta">{t('status', { status: page.status })}</p>
      <h1>{t(`page.${status}.title`)}</h1>
      <p className={styles.text}>{t(`page.${status}.text`)}</p>
      <p className={styles.ways}>
        <Link className="button" href={href.jobs()}>
          {t('page.back')}
        </Link>
        <Link href={href.home()}>{t('page.home')}</Link>
      </p>
    </div>
  );
}
