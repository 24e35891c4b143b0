import { lazy, Suspense, useEffect, useState } from 'react';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';
import styles from './BottomMenu.module.css';

// Only people who are signed in load it, on phones.
const BottomLinks = lazy(() => import('./BottomLinks.tsx').then((found) => ({ default: found.BottomLinks })));

/** The pages of a signed-in person at the foot of a phone's screen. */
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
