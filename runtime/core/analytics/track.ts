/** The one call where something happens. It weighs nothing on a page as long as nobody listens. */
import type { TrackedEvent } from './events.ts';

/** Takes events as they are told; `completeEvent` fills in the rest. */
export type EventSink = (event: TrackedEvent) => void;

const sinks = new Set<EventSink>();

/** Tells everyone who listens that something happened; a listener that throws harms nobody. */
export function track(event: TrackedEvent): void {
  for (const sink of sinks) {
    try {
      sink(event);
    } catch (error) {
      console.error(error);
    }
  }
}

/** Listens from now on; returns the function that ends it. @public */
export function onTrack(sink: EventSink): () => void {
  sinks.add(sink);
  return () => void sinks.delete(sink);
}
