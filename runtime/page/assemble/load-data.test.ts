import { expect, it } from 'vitest';
import { contextFixture } from '../testing/context-fixture.ts';
import { pageFixture } from '../testing/page-fixture.ts';
import type { WidgetLoader, WidgetLoaders } from '../widget-contract.ts';
import { loadData } from './load-data.ts';
import type { PageRegions } from './page-props.ts';

const jobs = (first: number) => ({ document: '{ jobs }', variables: { first } });
const loader = (parts: object): WidgetLoader => ({ defaults: {}, texts: [], ...parts }) as WidgetLoader;
const loaders: WidgetLoaders = {
  list: loader({ load: () => ({ jobs: jobs(0) }) }),
  facets: loader({
    load: () => ({ jobs: jobs(0) }),
    outcome: (_: unknown, __: unknown, data: { jobs: { total: number } }) => ({ total: data.jobs.total }),
  }),
  broken: loader({ load: () => ({ jobs: { document: '{ broken }', variables: {} } }) }),
  clumsy: loader({
    load: () => {
      throw new Error('props are not what they seem');
    },
  }),
  about: loader({ main: true, load: () => ({ jobs: jobs(0) }) }),
  plain: loader({}),
};

const place = (...names: string[]): PageRegions => ({
  main: names.map((widget, at) => ({ id: `main-${at + 1}`, widget, props: {} })),
});

function run(regions: PageRegions, answer: Parameters<typeof contextFixture>[0]) {
  const context = contextFixture(answer);
  const load = { brand: context.brand, page: pageFixture() };
  return loadData(context, load, regions, loaders).then((loaded) => ({ ...loaded, context }));
}

it('asks for the same data once, whoever needs it', async () => {
  const { context, regions, answers } = await run(place('list', 'facets', 'plain'), () => ({ total: 3 }));
  const [list, facets, plain] = regions.main ?? [];

  expect(context.asked).toHaveLength(1);
  expect(list?.queries).toEqual(facets?.queries);
  expect(plain?.queries).toBeUndefined();
  expect(answers).toEqual({ [list?.queries?.jobs ?? '']: { total: 3 } });
});

it('has the data in the order of the page, whichever came first', async () => {
  const { answers } = await run(place('list', 'broken'), async ({ document }) => {
    if (document !== '{ broken }') await new Promise((done) => setImmediate(done));
    return document;
  });
  expect(Object.values(answers)).toEqual(['{ jobs }', '{ broken }']);
});

it('lets a failing query take down its own widget only, under an id that the log knows', async () => {
  const { context, regions } = await run(place('broken', 'list'), ({ document }) => {
    if (document === '{ broken }') throw new Error('no such field');
    return { total: 3 };
  });
  const [broken, list] = regions.main ?? [];

  expect(broken?.fault).toBe('request-1');
  expect(list?.fault).toBeUndefined();
  expect(context.logged).toMatchObject([{ level: 'error', code: 'WIDGET_LOAD_FAILED' }]);
  expect(context.logged[0]?.message).toContain(`${broken?.fault} Error: no such field`);
});

it('has no page without the data of the widget that it is about', async () => {
  const down = () => Promise.reject(new Error('down'));
  expect((await run(place('about', 'plain'), down)).outcome).toEqual({ status: 503 });
  expect((await run(place('about', 'plain'), () => ({ total: 3 }))).outcome).toEqual({});
});

it('does the same for a widget whose load throws', async () => {
  const { context, regions } = await run(place('clumsy', 'plain'), () => ({}));
  const [clumsy, plain] = regions.main ?? [];

  expect(clumsy?.fault).toBeDefined();
  expect(plain?.fault).toBeUndefined();
  expect(context.logged[0]?.message).toContain('clumsy (main-1): Error: props are not what they seem');
});

it('passes on what the data says about the page', async () => {
  expect((await run(place('facets'), () => ({ total: 128 }))).outcome).toEqual({ total: 128 });
  expect((await run(place('facets'), () => Promise.reject(new Error('down')))).outcome).toEqual({});
});
