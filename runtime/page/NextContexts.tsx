import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { LoadableContext } from 'next/dist/shared/lib/loadable-context.shared-runtime';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { type ReactElement, useContext } from 'react';

/**
 * What Next tells the page that it draws (where its head goes, which scripts it needs, where the visitor is), handed on
 * to a render of our own. The two empty places stand where Next has elements: `useId` counts them on both sides.
 */
export function useNextContexts(): (page: ReactElement) => ReactElement {
  const head = useContext(HeadManagerContext);
  const loadable = useContext(LoadableContext);
  const router = useContext(RouterContext);
  return (page) => (
    <>
      {null}
      <RouterContext value={router}>
        <HeadManagerContext value={head}>
          <LoadableContext value={loadable}>
            {page}
            {null}
          </LoadableContext>
        </HeadManagerContext>
      </RouterContext>
    </>
  );
}
