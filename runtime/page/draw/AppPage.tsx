import { useEffect, useMemo, useState } from 'react';
import { enterPage, track } from '../../core/analytics/track.ts';
import { HYDRATED_EVENT } from '../../core/hydrated.ts';
import { createHref } from '../../core/routing/href.ts';
import { setBrowserSettings } from '../../graphql/browser-settings.ts';
import { SessionGate } from '../../session/SessionGate.tsx';
import type { PageProps } from '../assemble/page-props.ts';
import { PageHead } from '../head/PageHead.tsx';
import { FlashGate } from '../live/FlashGate.tsx';
import { rememberScroll } from '../live/scroll-memory.ts';
import { PageProvider, type SlotMark } from '../PageContext.tsx';
import { TextsProvider } from '../texts.tsx';
import type { WidgetRegistry } from '../widget-contract.ts';
import { PageView } from './PageView.tsx';

/** The whole page around its widgets: head, texts, loaded data, regions. */
export function AppPage({ props, registry }: { props: PageProps; registry: WidgetRegistry }) {
  const { page, regions, layout, texts, answers, head } = props;
  const [mark, setMark] = useState<SlotMark | null>(null);
  const value = useMemo(
    () => ({ page, href: createHref(page.brand.routes, page.locale), answers, registry, mark, setMark }),
    [page, answers, registry, mark],
  );
  if (typeof window !== 'undefined') {
    const { id, backend, locales } = page.brand;
    enterPage(page.brand.tracking ? page : null);
    setBrowserSettings({ endpoint: backend.graphqlEndpoint, frontend: `${id};${page.locale}-${locales.region}` });
  }
  useEffect(rememberScroll, []);
  useEffect(() => {
    document.documentElement.lang = page.locale;
  }, [page.locale]);
  useEffect(() => {
    if (!page.brand.tracking) return;
    const { key, params } = page.tracked ?? {};
    if (key) track({ key, params });
    // What cannot be loaded is tried again on the next page.
    const start = () =>
      void import('../../tracking/start.ts').then(({ startTracking }) => startTracking(page)).catch(() => undefined);
    // Safari has no idle callbacks.
    (window.requestIdleCallback ?? setTimeout)(start);
  }, [page]);
  // The last effect of the page: whatever is pressed now reaches a form that has read what was typed before.
  useEffect(() => void window.dispatchEvent(new Event(HYDRATED_EVENT)), []);
  return (
    <TextsProvider texts={texts}>
      <PageProvider value={value}>
        <PageHead head={head} />
        <PageView page={page} regions={regions} layout={layout} />
        <SessionGate page={page} />
        <FlashGate path={page.path} />
      </PageProvider>
    </TextsProvider>
  );
}
