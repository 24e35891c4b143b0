import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { cutCatalogue } from '../../core/texts/catalogues.ts';
import { PageProvider } from '../PageContext.tsx';
import { TextsProvider } from '../texts.tsx';
import type { PageInfo } from '../widget-contract.ts';
import { pageContext } from './page-context.ts';
import { brandFixture } from './page-fixture.ts';

interface PageFrameProps {
  page: PageInfo;
  /** Namespaces listed by the widget. */
  namespaces: readonly string[];
  onMissing: (key: string) => void;
  children: ReactNode;
}

/** What surrounds a widget on a page: texts, query cache, router. */
export function PageFrame({ page, namespaces, onMissing, children }: PageFrameProps) {
  const texts = cutCatalogue(brandFixture(), page.locale, ['common', ...namespaces]);
  return (
    <RouterContext value={routerAt(page.path)}>
      <TextsProvider texts={texts} onMissing={onMissing}>
        <PageProvider value={pageContext(page)}>{children}</PageProvider>
      </TextsProvider>
    </RouterContext>
  );
}

function routerAt(path: string): NextRouter {
  const moved = () => Promise.resolve(true);
  return {
    route: '/[[...np]]',
    pathname: '/[[...np]]',
    query: {},
    asPath: path,
    basePath: '',
    isLocaleDomain: false,
    push: moved,
    replace: moved,
    reload: () => {},
    back: () => {},
    forward: () => {},
    prefetch: () => Promise.resolve(),
    beforePopState: () => {},
    events: { on: () => {}, off: () => {}, emit: () => {} },
    isFallback: false,
    isReady: true,
    isPreview: false,
  };
}
