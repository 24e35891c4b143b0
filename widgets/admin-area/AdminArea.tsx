import { lazy, Suspense } from 'react';
import { NETWORK_ID } from '../../runtime/core/brand/network-id.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useRequiredSession } from '../../runtime/session/use-required-session.ts';
import styles from './AdminArea.module.css';
import { Waiting } from './parts/Waiting.tsx';

const AdminInside = lazy(() => import('./AdminInside.tsx').then(({ AdminInside: found }) => ({ default: found })));

const Workspace = lazy(() => import('./workspace/Workspace.tsx').then(({ Workspace: found }) => ({ default: found })));

const LETS_IN = ['administrator', 'site_admin', 'job_editor'];

/** The entry to the administration. Its contents load only for people with access. */
export function AdminArea({ page, id }: WidgetProps<Record<string, never>>) {
  const t = useTexts('admin');
  const { status, roles } = useRequiredSession(page);
  const mayEnter = roles.some((role) => LETS_IN.includes(role));
  const isWorkspace = page.brand.id === NETWORK_ID;
  if (isWorkspace && status === 'authenticated')
    return (
      <div className={styles.area}>
        <Suspense fallback={<Waiting />}>
          <Workspace page={page} id={id} mayEnter={mayEnter} />
        </Suspense>
      </div>
    );
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
