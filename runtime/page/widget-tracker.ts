import { createContext, useContext } from 'react';
import type { WidgetInstance } from './page-props.ts';

/** The widget that is being drawn on the server. */
export interface Tracker {
  entered: WidgetInstance | null;
}

export const TrackerContext = createContext<Tracker | null>(null);

/** Notes which widget the server is drawing; does nothing in the browser. */
export function useTracking(instance: WidgetInstance): void {
  const tracker = useContext(TrackerContext);
  if (tracker) tracker.entered = instance;
}
