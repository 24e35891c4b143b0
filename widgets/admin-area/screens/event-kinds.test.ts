import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eventKinds } from './event-kinds.ts';

it('are those that the backend writes', () => {
  const files = globSync('backend/modules/{accounts/events,*/event-kinds}.ts').map((file) =>
    readFileSync(file, 'utf8'),
  );
  const written = files.flatMap((text) => [...text.matchAll(/^ {2}\| '([a-z_]+)'/gm)].map(([, kind]) => kind));
  expect([...eventKinds].sort()).toEqual(written.sort());
});
