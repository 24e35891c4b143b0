import { lazy, Suspense } from 'react';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';

// Loaded only for people who are signed in.
const SidePanel = lazy(() => import('./SidePanel.tsx').then((found) => ({ default: found.SidePanel })));

/** The personal pages of a signed-in person at the side. */
export function SessionSidebar({ page, id }: WidgetProps<Record<string, never>>) {
  const { user } = useSession();
  return (
    <div data-floating>
      {user && (
        <Suspense fallback={null}>
          <SidePanel page={page} id={id} />
        </Suspense>
      )}
    </div>
  );
}
