import { lazy, Suspense, useEffect, useState } from 'react';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';
import styles from './BottomMenu.module.css';

// Loaded only for people who are signed in, on phones.
const BottomLinks = lazy(() => import('./BottomLinks.tsx').then((found) => ({ default: found.BottomLinks })));

/** The personal pages of a signed-in person in a bar at the bottom of a phone's screen. */
export function BottomMenu({ page }: WidgetProps<Record<string, never>>) {
  const { user } = useSession();
  const [isPhone, setPhone] = useState(false);
  const { mobile } = page.brand.theme.breakpoints;

  useEffect(() => {
    const query = window.matchMedia(`(max-width: ${mobile}px)`);
    const follow = () => setPhone(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [mobile]);

  return (
    <div className={styles.menu}>
      {user && isPhone && (
        <Suspense fallback={null}>
          <BottomLinks page={page} />
        </Suspense>
      )}
    </div>
  );
}
