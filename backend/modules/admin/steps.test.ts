import { expect, it } from 'vitest';
import { type PatchKind, standingIn } from './steps.ts';

function after(...kinds: PatchKind[]) {
  const { undo, redo } = standingIn(kinds.map((kind, index) => ({ id: index + 1, kind })));
  return { undo, redo };
}

it('has nothing to step to where nothing was switched', () => {
  expect(after()).toEqual({ undo: undefined, redo: undefined });
});

it('steps back to the switch before, in the end to the file', () => {
  expect(after('set', 'set', 'set')).toEqual({ undo: 2, redo: undefined });
  expect(after('set', 'set', 'set', 'undo')).toEqual({ undo: 1, redo: 3 });
  expect(after('set', 'set', 'set', 'undo', 'undo')).toEqual({ undo: 0, redo: 2 });
  expect(after('set', 'undo')).toEqual({ undo: undefined, redo: 1 });
});

it('steps forward again until something new is set', () => {
  expect(after('set', 'set', 'undo', 'redo')).toEqual({ undo: 1, redo: undefined });
  expect(after('set', 'set', 'undo', 'set')).toEqual({ undo: 1, redo: undefined });
});

it('takes a version that was brought back for a new one', () => {
  expect(after('set', 'set', 'restore')).toEqual({ undo: 2, redo: undefined });
  expect(after('set', 'set', 'restore', 'undo')).toEqual({ undo: 1, redo: 3 });
});

it('knows which switch is in force', () => {
  const steps = (['set', 'set', 'undo'] as const).map((kind, index) => ({ id: index + 1, kind }));
  expect([0, 1, 2, 3].map((length) => standingIn(steps.slice(0, length)).now)).toEqual([0, 1, 2, 1]);
});
