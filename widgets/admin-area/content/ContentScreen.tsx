import { lazy, Suspense } from 'react';
import { Waiting } from '../parts/Waiting.tsx';
import type { ScreenProps } from '../screens/screen-props.ts';
import { ContentList } from './ContentList.tsx';
import type { Kind } from './entry.ts';

const ContentDesk = lazy(() => import('./ContentDesk.tsx').then(({ ContentDesk: found }) => ({ default: found })));

/** The posts or pages, or one of them in the editor: `/admin/posts`, `/admin/posts/42`, `/admin/posts/new`. */
export function ContentScreen({ kind, ...screen }: ScreenProps & { kind: Kind }) {
  const [which, ...more] = screen.rest;
  if (which === undefined) return <ContentList {...screen} kind={kind} />;
  return (
    <Suspense fallback={<Waiting lines={10} />}>
      <ContentDesk key={[which, ...more].join('/')} {...screen} kind={kind} which={which} />
    </Suspense>
  );
}
