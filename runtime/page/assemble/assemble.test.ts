import { expect, it } from 'vitest';
import type { BrandDocument, WidgetPlacement } from '../../core/document/brand.generated.ts';
import { brandFixture, pageFixture } from '../testing/page-fixture.ts';
import type { PageInfo, WidgetLoaders } from '../widget-contract.ts';
import { assemble } from './assemble.ts';

const loaders: WidgetLoaders = {
  banner: { defaults: { level: 2 }, texts: [] },
  list: { defaults: {}, texts: [] },
};

function regionsOf(pages: Partial<Record<string, object>>, changes: Partial<PageInfo> = {}) {
  const brand = brandFixture((document: BrandDocument) => {
    Object.assign(document.pages, pages);
    document.features.blog = true;
  });
  return assemble(brand, pageFixture({ document: 'home', ...changes }, brand), loaders);
}
const names = (list: readonly { widget: string }[] | undefined) => list?.map(({ widget }) => widget);
const when = (widget: string, condition: WidgetPlacement['when']): WidgetPlacement => ({ widget, when: condition });

it('fills props with defaults and in the language of the page', () => {
  const home = { main: [{ widget: 'banner', props: { title: { en: 'Hello', de: 'Hallo' } } }] };

  expect(regionsOf({ shell: {}, home }, { locale: 'de' }).main).toEqual([
    { id: 'main-1', widget: 'banner', props: { level: 2, title: 'Hallo' } },
  ]);
});

it('takes a region from the shell unless the page sets it, also to nothing', () => {
  const shell = { header: [{ widget: 'banner' }], footer: [{ widget: 'list' }] };
  const regions = regionsOf({ shell, home: { footer: [], main: [{ widget: 'list' }] } });

  expect(names(regions.header)).toEqual(['banner']);
  expect(regions.footer).toBeUndefined();
});

it('drops widgets whose condition does not hold and keeps the ids of the others', () => {
  const main = [
    when('list', { feature: 'blog' }),
    when('list', { feature: 'oauth.google' }),
    when('list', { feature: 'noSuchThing' }),
    when('list', { locales: ['de'] }),
    when('list', { pages: ['home'] }),
    when('list', { notPages: ['home'] }),
    when('list', { feature: 'blog', locales: ['en'] }),
  ];

  expect(regionsOf({ shell: {}, home: { main } }).main?.map(({ id }) => id)).toEqual(['main-1', 'main-5', 'main-7']);
});

it('does not show an unknown widget as nothing', () => {
  expect(() => regionsOf({ shell: {}, home: { main: [{ widget: 'job-reslts' }] } })).toThrow(
    'Page "home" names the widget "job-reslts", which is not registered.',
  );
});
