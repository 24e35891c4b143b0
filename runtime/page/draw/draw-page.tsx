import { LoadableContext } from 'next/dist/shared/lib/loadable-context.shared-runtime';
import type { AppPropsType, RenderPageResult } from 'next/dist/shared/lib/utils';
import Head from 'next/head';
import { type ComponentType, type ReactElement, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import type { RequestContext } from '../../core/request-context.ts';
import { logFault } from '../assemble/log-fault.ts';
import type { PageProps } from '../assemble/page-props.ts';
import { headElements } from '../head/HeadTags.tsx';
import { pageTags } from '../head/head-tags.ts';
import { type Tracker, TrackerContext } from '../live/widget-tracker.ts';

export interface DrawnBody {
  html: string;
  /** Names of the widgets on the page. */
  widgets: ReadonlySet<string>;
  /** Modules the page loads with `next/dynamic`. */
  modules: ReadonlySet<string>;
  /** Whether a widget threw, which the props say since. */
  hasFailed: boolean;
}

/**
 * The page as a single HTML string: since all data is loaded beforehand, streaming would only take twice as long. If a
 * widget throws, it is marked in the props with the id of the logged error and the page is rendered again without it,
 * because
 * a single error aborts React's whole server render, and error boundaries work in the browser only.
 */
export function drawPage(context: RequestContext, page: ReactElement): DrawnBody {
  for (let hasFailed = false; ; hasFailed = true) {
    const tracker: Tracker = { entered: null, widgets: new Set() };
    const modules = new Set<string>();
    try {
      const html = renderToString(
        // The empty slots stand for elements that Next has in the browser: `useId` counts them on both sides.
        <>
          {null}
          <LoadableContext value={(name) => modules.add(name)}>
            <TrackerContext value={tracker}>
              {page}
              {null}
            </TrackerContext>
          </LoadableContext>
        </>,
      );
      return { html, widgets: tracker.widgets, modules, hasFailed };
    } catch (error) {
      const { entered } = tracker;
      // The browser hydrates from the props, so both sides render the same error state.
      if (!entered || entered.fault) throw error;
      entered.fault = logFault(context, 'WIDGET_RENDER_FAILED', error);
    }
  }
}

type EnhancedRender = (options: {
  enhanceApp: (App: ComponentType<AppPropsType>) => ComponentType<AppPropsType>;
}) => RenderPageResult | Promise<RenderPageResult>;

/** The same within Next's own document rendering. */
export async function drawInNext(context: RequestContext, render: EnhancedRender): Promise<RenderPageResult> {
  let html = '';
  const enhanceApp = (App: ComponentType<AppPropsType>) =>
    function DrawnApp(props: AppPropsType) {
      const onModule = useContext(LoadableContext);
      const drawn = drawPage(context, <App {...props} />);
      html = drawn.html;
      for (const name of drawn.modules) onModule?.(name);
      const { head } = props.pageProps as Partial<PageProps>;
      return head ? <Head>{headElements(pageTags(head), 'page')}</Head> : null;
    };
  const around = await render({ enhanceApp });
  // The hydration root, which Next adds to what it renders itself.
  return { ...around, html: `<div id="__next">${html}</div>` };
}
