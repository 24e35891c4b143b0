import { MutationObserver, notifyManager, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { TypedDocument } from '../core/operation.ts';
import { loadingSession, noSession, setSessionState } from '../session/session-state.ts';
import type { SessionUser } from '../session/session-user.generated.ts';
import { onceQueryOf } from './queries.ts';
import { cacheGeneration, createQueryCache, onQueryCache, queryCache } from './query-cache.ts';

const user = (id: number, organization: number | null = null) =>
  ({ id, activeOrganization: organization === null ? null : { id: organization } }) as SessionUser;
const enter = (id: number, organization?: number) =>
  setSessionState({ ...noSession, status: 'authenticated', user: user(id, organization) });

/** An active query; returns the number of times it was fetched. */
function onScreen(client: ReturnType<typeof queryCache>, name: string, options: object = {}) {
  let asked = 0;
  const observer = new QueryObserver(client, {
    ...options,
    queryKey: [name],
    queryFn: () => {
      asked += 1;
      return `${name} ${asked}`;
    },
  });
  const stop = observer.subscribe(() => undefined);
  return { asked: () => asked, data: () => observer.getCurrentResult().data, stop };
}
const endOfEvent = () => new Promise<void>((resolve) => queueMicrotask(resolve));
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

it('keeps nothing of a person for the next one, nor what is still on its way', async () => {
  setSessionState(loadingSession);
  enter(1);
  const first = queryCache();
  first.setQueryData(['Orders'], 'of the first');
  let answer: (value: string) => void = () => undefined;
  const late = first.fetchQuery({ queryKey: ['Late'], queryFn: () => new Promise<string>((done) => (answer = done)) });
  let told = 0;
  const stop = onQueryCache(() => {
    told += 1;
  });
  const generation = cacheGeneration();

  setSessionState({ ...noSession, hasLeft: true });
  answer('of the first, late');
  await late.catch(() => undefined);
  const second = queryCache();
  stop();

  expect([second.getQueryData(['Orders']), second.getQueryData(['Late'])]).toEqual([undefined, undefined]);
  expect(first.getQueryData(['Orders'])).toBeUndefined();
  expect([told, cacheGeneration()]).toEqual([1, generation + 1]);
});

it('begins anew for another person who signs in in another tab', () => {
  enter(1);
  const first = queryCache();
  first.setQueryData(['Orders'], 'of the first');
  enter(2);

  expect(queryCache()).not.toBe(first);
  expect(queryCache().getQueryData(['Orders'])).toBeUndefined();
});

it('keeps the page of a visitor who signs in, and asks again for what is on it', async () => {
  setSessionState(noSession);
  const client = queryCache();
  const part = onScreen(client, 'Offer');
  await settled();
  client.setQueryData(['Elsewhere'], 'of a visitor');
  enter(3);
  await settled();

  expect(queryCache()).toBe(client);
  expect([part.asked(), part.data()]).toEqual([2, 'Offer 2']);
  expect(client.getQueryData(['Elsewhere'])).toBeUndefined();
  part.stop();
});

it('asks again when a person acts for another organization, and leaves alone who merely renews the session', async () => {
  enter(4, 10);
  const client = queryCache();
  const part = onScreen(client, 'Applicants');
  await settled();
  enter(4, 10);
  await settled();
  expect(part.asked()).toBe(1);

  enter(4, 11);
  await settled();
  expect([queryCache() === client, part.asked()]).toEqual([true, 2]);
  part.stop();
});

it('forgets what is not on the screen with every change', async () => {
  const client = createQueryCache();
  client.setQueryData(['List'], 'as it was');
  const part = onScreen(client, 'Shown');
  await settled();
  await client
    .getMutationCache()
    .build(client, { mutationFn: async () => 'done' })
    .execute(undefined);

  expect(client.getQueryData(['List'])).toBeUndefined();
  expect(part.data()).toBe('Shown 1');
  part.stop();
});

it('reports a mutation as pending before the next click', async () => {
  let finish: () => void = () => undefined;
  const changing = new MutationObserver(createQueryCache(), {
    mutationFn: () => new Promise<void>((done) => (finish = done)),
  });
  const seen: string[] = [];
  // As `useMutation` listens.
  const stop = changing.subscribe(notifyManager.batchCalls(({ status }) => void seen.push(status)));
  const change = changing.mutate();
  await endOfEvent();
  expect(seen).toEqual(['pending']);

  finish();
  await change;
  stop();
});

it('fetches the state of an emailed link once per visit, even when the person signs in', async () => {
  setSessionState(noSession);
  const client = queryCache();
  const link = onceQueryOf('query Link{link}' as TypedDocument<object, Record<never, never>>);
  const part = onScreen(client, 'Link', link);
  await settled();
  enter(5);
  await settled();
  expect([part.asked(), part.data()]).toEqual([1, 'Link 1']);

  part.stop();
  await settled();
  const next = onScreen(client, 'Link', link);
  await settled();
  expect(next.asked()).toBe(1);
  next.stop();
});
