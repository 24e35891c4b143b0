import {
  EVENT_TYPES,
  type EventKey,
  type EventType,
  ID_DIMENSIONS,
  TEXT_DIMENSIONS,
  type TrackedEvent,
} from './events.ts';

/** An event as it is sent: every dimension has a value. */
export interface AnalyticsEvent {
  key: EventKey;
  type: EventType;
  params: Record<string, string | number>;
  value: number;
}

/** Fills in what was left out: -1 for ids, (none) for words, 1 for the value. Lists become one text. @public */
export function completeEvent({ key, params = {}, value = 1 }: TrackedEvent): AnalyticsEvent {
  const ids = ID_DIMENSIONS.map((name) => [name, params[name] ?? -1] as const);
  const texts = TEXT_DIMENSIONS.map((name) => {
    const given = params[name] ?? '';
    const text = typeof given === 'string' ? given : given.join(', ');
    return [name, text.trim() || '(none)'] as const;
  });
  return { key, type: EVENT_TYPES[key], params: Object.fromEntries([...ids, ...texts]), value };
}

/** Name of an event on its way to the server. @public */
export function serverEventName(key: EventKey): string {
  return `ss_${key}`;
}
