import { expect, it } from 'vitest';
import { tidyUp } from './tidy-up.ts';

it('lets go of what nothing refers to any more', () => {
  const gone = new WeakRef({ heavy: new Array(1000).fill('a start') });
  let kept: unknown = new Array(1000).fill('a visitor');
  const stays = new WeakRef(kept as object);
  return new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
    tidyUp();
    expect([gone.deref(), stays.deref() === kept, 'gc' in globalThis]).toEqual([undefined, true, false]);
    kept = undefined;
  });
});
