import { useEffect, useMemo } from 'react';
import { track } from '../../core/analytics/track.ts';
import { HYDRATED_EVENT } from '../../core/hydrated.ts';
import { createHref } from '../../core/routing/href.ts';
import { setBrowserSettings } from '../../graphql/browser-settings.ts';
import { SessionGate } from '../../session/SessionGate.tsx';
import type { PageProps } from '../assemble/page-props.ts';
import { EditorGate } from '../editor/EditorGate.tsx';
import { PageHead } from '../head/PageHead.tsx';
import { FlashGate } from '../live/FlashGate.tsx';
import { pageEvent } from '../live/page-event.ts';
import { rememberScroll } from '../live/scroll-memory.ts';
import { PageProvider } from '../PageContext.tsx';
import { TextsProvider } from '../texts.tsx';
import type { WidgetRegistry } from '../widget-contract.ts';
import { PageView } from './PageView.tsx';

/** The whole page around its widgets: head, texts, loaded data, regions. */
export function AppPage({ props, registry }: { props: PageProps; registry: WidgetRegistry }) {
  const { page, regions, layout, texts, answers, head } = props;
  const value = useMemo(
    () => ({ page, href: createHref(page.brand.routes, page.locale), answers, registry }),
    [page, answers, registry],
  );
  if (typeof window !== 'undefined') {
    const { id, backend, locales } = page.brand;
    setBrowserSettings({ endpoint: backend.graphqlEndpoint, frontend: `${id};${page.locale}-${locales.region}` });
  }
  useEffect(rememberScroll, []);
  useEffect(() => {
    document.documentElement.lang = page.locale;
  }, [page.locale]);
  useEffect(() => {
    const event = pageEvent(page);
    if (event) track(event);
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
        <EditorGate key={page.path} page={page} />
      </PageProvider>
    </TextsProvider>
  );
}
