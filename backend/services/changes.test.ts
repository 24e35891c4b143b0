import { expect, it } from 'vitest';
import { ALL_TAGS, type TagListener } from './bus.ts';
import { followChanges } from './changes.ts';

function follow() {
  const state = { time: 0, isListening: true };
  let tell: TagListener = () => undefined;
  const bus = {
    onTags(listener: TagListener) {
      tell = listener;
      return () => undefined;
    },
    isListening: () => state.isListening,
  };
  const changes = followChanges(bus, () => state.time);
  return { changes, state, tell: (...tags: string[]) => tell(tags) };
}

it('is current until one of its tags is announced, also when that happens during the read', () => {
  const { changes, tell } = follow();
  const read = changes.moment();
  tell('job:2');
  expect(changes.isCurrent(read, ['job:1', 'org:7'])).toBe(true);
  tell('org:7');
  expect(changes.isCurrent(read, ['job:1', 'org:7'])).toBe(false);
  expect(changes.isCurrent(changes.moment(), ['job:1', 'org:7'])).toBe(true);
});

it('knows nothing while announcements may be missed, and nothing of the time before', () => {
  const { changes, state, tell } = follow();
  const read = changes.moment();
  state.isListening = false;
  expect(changes.isCurrent(read, ['job:1'])).toBe(false);
  tell(ALL_TAGS);
  state.isListening = true;
  expect(changes.isCurrent(read, ['job:1'])).toBe(false);
  expect(changes.isCurrent(changes.moment(), ['job:1'])).toBe(true);
});

it('is current for a minute at most, and remembers a bounded number of tags', () => {
  const { changes, state, tell } = follow();
  const read = changes.moment();
  state.time = 60_000;
  expect(changes.isCurrent(read, ['job:1'])).toBe(true);
  state.time = 60_001;
  expect(changes.isCurrent(read, ['job:1'])).toBe(false);
  const later = changes.moment();
  for (let id = 0; id <= 10_000; id += 1) tell(`job:${id + 10}`);
  expect(changes.isCurrent(later, ['job:1'])).toBe(true);
  tell('job:9');
  // Whatever was read before the list was emptied is read again.
  expect(changes.isCurrent(later, ['job:1'])).toBe(false);
});
