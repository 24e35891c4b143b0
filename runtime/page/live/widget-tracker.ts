import { createContext, useContext } from 'react';
import type { WidgetInstance } from '../assemble/page-props.ts';

export interface Tracker {
  /** The widget being rendered on the server. */
  entered: WidgetInstance | null;
  /** Names of those rendered so far. */
  widgets: Set<string>;
}

export const TrackerContext = createContext<Tracker | null>(null);

/** Records which widget the server is rendering; does nothing in the browser. */
export function useTracking(instance: WidgetInstance): void {
  const tracker = useContext(TrackerContext);
  if (!tracker) return;
  tracker.entered = instance;
  tracker.widgets.add(instance.widget);
}
