import { lazy, Suspense } from 'react';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';
import styles from './BottomMenu.module.css';

// Only people who are signed in load it.
const BottomLinks = lazy(() => import('./BottomLinks.tsx').then((found) => ({ default: found.BottomLinks })));

/** The pages of a signed-in person at the foot of a phone's screen. */
export function BottomMenu({ page }: WidgetProps<Record<string, never>>) {
  const { user } = useSession();
  return (
    <div className={styles.menu}>
      {user && (
        <Suspense fallback={null}>
          <BottomLinks page={page} />
        </Suspense>
      )}
    </div>
  );
}
