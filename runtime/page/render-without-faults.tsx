import type { AppPropsType, RenderPageResult } from 'next/dist/shared/lib/utils';
import type { ComponentType, ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { RequestContext } from '../core/request-context.ts';
import { logFault } from './log-fault.ts';
import { useNextContexts } from './NextContexts.tsx';
import { type Tracker, TrackerContext } from './widget-tracker.ts';

type EnhancedRender = (options: {
  enhanceApp: (App: ComponentType<AppPropsType>) => ComponentType<AppPropsType>;
}) => RenderPageResult | Promise<RenderPageResult>;

/**
 * Draws the page; when a widget throws, marks it with the id of the logged fault and draws the page again without it.
 * React gives up a whole server render for one fault, and a boundary works in the browser only.
 *
 * The page is drawn to one string inside of Next's own render, whose contexts it sees: Next draws to a stream of bytes,
 * which takes twice as long for a page that is complete when it begins.
 */
export async function renderWithoutFaults(context: RequestContext, render: EnhancedRender): Promise<RenderPageResult> {
  const tracker: Tracker = { entered: null };
  let html = '';
  const draw = (page: ReactElement): string => {
    for (;;) {
      try {
        return renderToString(page);
      } catch (error) {
        const { entered } = tracker;
        // The props are what the browser gets, so both sides draw the same error state.
        if (!entered || entered.fault) throw error;
        entered.fault = logFault(context, 'WIDGET_RENDER_FAILED', error);
        tracker.entered = null;
      }
    }
  };
  const enhanceApp = (App: ComponentType<AppPropsType>) =>
    function DrawnApp(props: AppPropsType) {
      const inNextContexts = useNextContexts();
      html = draw(
        inNextContexts(
          <TrackerContext value={tracker}>
            <App {...props} />
          </TrackerContext>,
        ),
      );
      return null;
    };
  const around = await render({ enhanceApp });
  // The element in which the browser takes over; Next draws it around what it draws itself.
  return { ...around, html: `<div id="__next">${html}</div>` };
}
