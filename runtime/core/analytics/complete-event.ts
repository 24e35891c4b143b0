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

/** Fills in missing dimensions: -1 for ids, (none) for text, 1 for the value. Lists are joined into one text. */
export function completeEvent({ key, params = {}, value = 1 }: TrackedEvent): AnalyticsEvent {
  const ids = ID_DIMENSIONS.map((name) => [name, params[name] ?? -1] as const);
  const texts = TEXT_DIMENSIONS.map((name) => {
    const given = params[name] ?? '';
    const text = typeof given === 'string' ? given : given.join(', ');
    return [name, text.trim() || '(none)'] as const;
  });
  return { key, type: EVENT_TYPES[key], params: Object.fromEntries([...ids, ...texts]), value };
}

/** Name under which an event is reported through the server. */
export function serverEventName(key: EventKey): string {
  return `ss_${key}`;
}
