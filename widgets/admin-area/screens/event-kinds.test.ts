import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eventKinds } from './event-kinds.ts';

it('are those that the backend writes', () => {
  const files = ['accounts/events', 'organizations/event-kinds'].map((name) =>
    readFileSync(`backend/modules/${name}.ts`, 'utf8'),
  );
  const written = files.flatMap((text) => [...text.matchAll(/^ {2}\| '([a-z_]+)'/gm)].map(([, kind]) => kind));
  expect([...eventKinds].sort()).toEqual(written.sort());
});
