import { lazy, Suspense } from 'react';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';

const ConsentQuestion = lazy(() =>
  import('./ConsentQuestion.tsx').then(({ ConsentQuestion: found }) => ({ default: found })),
);

/**
 * Renders nothing for visitors, who load none of it. Administrators acting as somebody else are not asked: consent is
 * personal.
 */
export function ConsentDialog({ page }: WidgetProps<Record<string, never>>) {
  const { user, masqueraded } = useSession();
  return (
    <div data-consent="">
      {user !== null && !masqueraded && (
        <Suspense fallback={null}>
          <ConsentQuestion key={user.id} page={page} user={user} />
        </Suspense>
      )}
    </div>
  );
}
