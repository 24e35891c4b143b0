/** The single entry point for events. On a brand that tracks nobody it does nothing. */
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
  page: TrackedPage;
}

/** Receives events as reported; `completeEvent` fills in the rest. It must not throw. */
export type EventSink = (occurrence: Occurrence) => void;

/** Events that nobody listens to yet; the oldest leave first. */
const MOST_WAITING = 50;

let page: TrackedPage | null = null;
let waiting: Occurrence[] = [];
let sink: EventSink = keep;

function keep(occurrence: Occurrence): void {
  waiting = [...waiting, occurrence].slice(-MOST_WAITING);
}

/** Names the page on which the following events happen; null where nobody is tracked. */
export function enterPage(next: TrackedPage | null): void {
  page = next;
}

/** Reports an event. */
export function track(event: TrackedEvent): void {
  if (page) sink({ event, page });
}

/** Sets who receives events, also those that waited; returns a function that lets them wait again. */
export function onTrack(next: EventSink): () => void {
  sink = next;
  for (const occurrence of waiting.splice(0)) sink(occurrence);
  return () => {
    sink = keep;
  };
}
