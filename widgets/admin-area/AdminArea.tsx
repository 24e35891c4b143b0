import { lazy, Suspense } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useRequiredSession } from '../../runtime/session/use-required-session.ts';
import styles from './AdminArea.module.css';
import { Waiting } from './parts/Waiting.tsx';

const AdminInside = lazy(() => import('./AdminInside.tsx').then(({ AdminInside: found }) => ({ default: found })));

const LETS_IN = ['administrator', 'site_admin', 'job_editor'];

/** The entry to the administration. Its contents load only for people with access. */
export function AdminArea({ page, id }: WidgetProps<Record<string, never>>) {
  const t = useTexts('admin');
  const { status, roles } = useRequiredSession(page);
  const mayEnter = roles.some((role) => LETS_IN.includes(role));
  return (
    <div className={styles.area}>
      <h1 className={styles.title}>{t('title')}</h1>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      {status === 'authenticated' && !mayEnter && <p role="status">{t('notForYou')}</p>}
      {status === 'authenticated' && mayEnter ? (
        <Suspense fallback={<Waiting />}>
          <AdminInside page={page} id={id} />
        </Suspense>
      ) : (
        status !== 'authenticated' && <Waiting />
      )}
    </div>
  );
}
