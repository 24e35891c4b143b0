import { afterEach, expect, it, vi } from 'vitest';
import { contextFixture } from '../testing/context-fixture.ts';
import { brandFixture } from '../testing/page-fixture.ts';
import type { WidgetLoader, WidgetRegistry } from '../widget-contract.ts';
import { drawFor } from './drawn-page.tsx';

const loader = { defaults: {}, texts: [], load: () => ({ jobs: { document: '{ jobs }', variables: {} } }) };
const List = ({ data }: { data: { jobs: { total: number } } }) => {
  if (data.jobs.total === 13) throw new Error('a number that it cannot show');
  return <p>{`${data.jobs.total} jobs`}</p>;
};
const draw = drawFor({ list: loader as unknown as WidgetLoader }, { List } as unknown as WidgetRegistry);
const brand = brandFixture(({ pages }) => {
  const regions = { header: [], hero: [], aside: [], detail: [], footer: [], bottom: [], sidebar: [] };
  Object.assign(pages, { home: { ...pages.home, ...regions, main: [{ widget: 'list' }] } });
});

/** The home page with so many jobs, drawn at a time. */
async function page(total: number, time: string, known?: string) {
  vi.setSystemTime(new Date(time));
  const drawn = await draw(
    contextFixture(() => ({ total }), { brand }),
    known,
  );
  if (drawn === null || drawn === 'unchanged') return { body: drawn, digest: known, props: '' };
  return { ...drawn, props: drawn.props.join('') };
}

afterEach(() => {
  vi.useRealTimers();
});

it('draws nothing while a page would show what it showed before, whatever the time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const first = await page(3, '2026-03-01T12:00:00Z');
  expect(first.body).toContain('3 jobs');
  expect((await page(3, '2026-03-01T12:04:00Z', first.digest)).body).toBe('unchanged');
  const second = await page(4, '2026-03-01T12:04:00Z', first.digest);
  expect(second.body).toContain('4 jobs');
  expect(second.digest).not.toBe(first.digest);
  expect((await page(3, '2026-03-01T12:05:00Z')).digest).toBe(first.digest);
});

it('says in the props which widget could not be drawn', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { props } = await page(13, '2026-03-01T12:00:00Z');
  const fault = 'request-1';
  expect(JSON.parse(props).regions.main).toMatchObject([{ widget: 'list', fault }]);
});

const steps: string[] = [];
const Noting = () => {
  steps.push('drawn');
  return null;
};

it('gives way between its steps, if it may', async () => {
  steps.length = 0;
  const drawNoting = drawFor({ list: loader as unknown as WidgetLoader }, {
    List: Noting,
  } as unknown as WidgetRegistry);
  const answer = () => {
    steps.push('asked');
    return {};
  };
  const giveWay = async () => {
    steps.push('gave way');
  };
  const first = await drawNoting(contextFixture(answer, { brand, giveWay }));
  expect(steps).toEqual(['gave way', 'asked', 'gave way', 'gave way', 'drawn', 'gave way']);
  steps.length = 0;
  const digest = first && first !== 'unchanged' ? first.digest : '';
  expect(await drawNoting(contextFixture(answer, { brand, giveWay }), digest)).toBe('unchanged');
  expect(steps).toEqual(['gave way', 'asked', 'gave way']);
  steps.length = 0;
  await drawNoting(contextFixture(answer, { brand }));
  expect(steps).toEqual(['asked', 'drawn']);
});
