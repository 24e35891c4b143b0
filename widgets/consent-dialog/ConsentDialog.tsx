import { lazy, Suspense } from 'react';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';

const ConsentQuestion = lazy(() =>
  import('./ConsentQuestion.tsx').then(({ ConsentQuestion: found }) => ({ default: found })),
);

/** An empty place for visitors, who load nothing of it. Whoever acts as somebody else is not asked: agreeing is a person's own. */
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
