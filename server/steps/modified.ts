/** When things changed that only say what they are now: the moment at which this process first saw their latest form. */
import { LRUCache } from 'lru-cache';

/** In whole seconds, as headers have it; two forms of one thing never share a second. `most` things are remembered. */
export function createModified(most: number, clock: () => number = Date.now): (key: string, form: string) => Date {
  const seen = new LRUCache<string, { form: string; second: number }>({ max: most });
  return (key, form) => {
    const before = seen.get(key);
    if (before?.form === form) return new Date(before.second * 1000);
    const second = Math.max(Math.floor(clock() / 1000), before === undefined ? 0 : before.second + 1);
    seen.set(key, { form, second });
    return new Date(second * 1000);
  };
}
