/** The single entry point for tracking events. Costs a page nothing while nobody listens. */
import type { TrackedEvent } from './events.ts';

/** Receives events as reported; `completeEvent` fills in the rest. */
export type EventSink = (event: TrackedEvent) => void;

const sinks = new Set<EventSink>();

/** Notifies all listeners of an event; a listener that throws does not affect the others. */
export function track(event: TrackedEvent): void {
  for (const sink of sinks) {
    try {
      sink(event);
    } catch (error) {
      console.error(error);
    }
  }
}

/** Adds a listener; returns a function that removes it. @public */
export function onTrack(sink: EventSink): () => void {
  sinks.add(sink);
  return () => void sinks.delete(sink);
}
