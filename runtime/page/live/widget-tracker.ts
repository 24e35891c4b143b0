import { createContext, useContext } from 'react';
import type { WidgetInstance } from '../assemble/page-props.ts';

export interface Tracker {
  /** The widget that is being drawn on the server. */
  entered: WidgetInstance | null;
  /** Names of those drawn so far. */
  widgets: Set<string>;
}

export const TrackerContext = createContext<Tracker | null>(null);

/** Notes which widget the server is drawing; does nothing in the browser. */
export function useTracking(instance: WidgetInstance): void {
  const tracker = useContext(TrackerContext);
  if (!tracker) return;
  tracker.entered = instance;
  tracker.widgets.add(instance.widget);
}
