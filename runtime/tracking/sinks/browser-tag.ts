import { type EventParams, withinLimit } from '../../core/analytics/relay-params.ts';
import { loadScript } from '../load-script.ts';
import type { Sink } from './sink.ts';

type Tag = (...words: unknown[]) => void;
type TaggedWindow = Window & { dataLayer?: unknown[]; gtag?: Tag };

interface TagSettings {
  script: string;
  ids: readonly string[];
  /** Milliseconds between two looks for the tag, and their number. */
  interval: number;
  attempts: number;
}

/** Events that wait for the tag. */
const MOST_WAITING = 100;

/** Google's tag, or whichever script answers to the same calls. Events wait until it is there. */
export function browserTag({ script, ids, interval, attempts }: TagSettings): Sink {
  const host: TaggedWindow = window;
  let waiting: [string, EventParams][] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  start();

  function start(): void {
    host.dataLayer ??= [];
    const layer = host.dataLayer;
    // The tag reads the object that a function gets its arguments in, not a list.
    const gtag: Tag = function push() {
      // biome-ignore lint/complexity/noArguments: see above
      layer.push(arguments);
    };
    gtag('js', new Date());
    for (const id of ids) gtag('config', id, addresses());
    loadScript(script).then(
      () => {
        host.gtag ??= gtag;
      },
      // Blocked: the events leave after the last attempt.
      () => undefined,
    );
  }

  function flush(attempt: number): void {
    timer = undefined;
    const { gtag } = host;
    if (gtag) for (const [key, params] of waiting.splice(0)) gtag('event', key, { ...params, ...addresses() });
    else if (attempt >= attempts) waiting = [];
    else timer = setTimeout(() => flush(attempt + 1), interval);
  }

  return {
    send({ key, type, params, value }) {
      if (type === 'SERVER') return;
      waiting = [...waiting, [key, withinLimit({ ...params, value })] as [string, EventParams]].slice(-MOST_WAITING);
      if (timer === undefined) flush(0);
    },
  };
}

/** Without queries, which may contain what links in emails prove. */
const addresses = () => ({
  page_location: window.location.origin + window.location.pathname,
  page_referrer: document.referrer.split('?')[0],
});
