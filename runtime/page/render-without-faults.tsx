import type { AppPropsType, RenderPageResult } from 'next/dist/shared/lib/utils';
import type { ComponentType } from 'react';
import type { RequestContext } from '../core/request-context.ts';
import { logFault } from './log-fault.ts';
import { type Tracker, TrackerContext } from './widget-tracker.ts';

type EnhancedRender = (options: {
  enhanceApp: (App: ComponentType<AppPropsType>) => ComponentType<AppPropsType>;
}) => RenderPageResult | Promise<RenderPageResult>;

/**
 * Draws the page; when a widget throws, marks it with the id of the logged fault and draws the page again without it.
 * React gives up a whole server render for one fault, and a boundary works in the browser only.
 */
export async function renderWithoutFaults(context: RequestContext, render: EnhancedRender): Promise<RenderPageResult> {
  const tracker: Tracker = { entered: null };
  const enhanceApp = (App: ComponentType<AppPropsType>) =>
    function TrackedApp(props: AppPropsType) {
      return (
        <TrackerContext value={tracker}>
          <App {...props} />
        </TrackerContext>
      );
    };
  for (;;) {
    try {
      return await render({ enhanceApp });
    } catch (error) {
      const { entered } = tracker;
      // The props are what the browser gets, so both sides draw the same error state.
      if (!entered || entered.fault) throw error;
      entered.fault = logFault(context, 'WIDGET_RENDER_FAILED', error);
      tracker.entered = null;
    }
  }
}
