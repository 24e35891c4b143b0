/** The single entry point for tracking events. Costs a page next to nothing while nobody listens. */
import type { TrackedEvent } from './events.ts';

/** What an event is completed from. */
export interface TrackedPage {
  path: string;
  /** Key of the page document. */
  document: string;
  /** The page's own event, or only what its other events are about. */
  tracked?: PageDimensions;
}

export interface PageDimensions {
  key: TrackedEvent['key'] | null;
  params: NonNullable<TrackedEvent['params']>;
}

/** An event as it happened. */
export interface Occurrence {
  event: TrackedEvent;
  page: TrackedPage | null;
}

/** Receives events as reported; `completeEvent` fills in the rest. */
export type EventSink = (occurrence: Occurrence) => void;

/** Events that nobody listens to yet; the oldest leave first. */
const MOST_WAITING = 50;

let page: TrackedPage | null = null;
let waiting: Occurrence[] = [];
const sinks = new Set<EventSink>();

/** Names the page on which the following events happen. */
export function enterPage(next: TrackedPage): void {
  page = next;
}

/** Notifies all listeners of an event, or the first one to come; one that throws does not affect the others. */
export function track(event: TrackedEvent): void {
  const occurrence = { event, page };
  if (sinks.size === 0) waiting = [...waiting, occurrence].slice(-MOST_WAITING);
  for (const sink of sinks) {
    try {
      sink(occurrence);
    } catch (error) {
      console.error(error);
    }
  }
}

/** Adds a listener, which gets what waited; returns a function that removes it. */
export function onTrack(sink: EventSink): () => void {
  sinks.add(sink);
  for (const occurrence of waiting.splice(0)) sink(occurrence);
  return () => void sinks.delete(sink);
}
