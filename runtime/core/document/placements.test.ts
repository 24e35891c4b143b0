import { expect, it } from 'vitest';
import { isShown, placementsOf } from './placements.ts';

const features = { blog: true, resume: false } as never;

function pages(own: object) {
  return {
    pages: { shell: { header: [{ widget: 'masthead' }], footer: [{ widget: 'site-footer' }] }, home: own },
  } as never;
}

it('takes the regions of the page itself, and the others from the shell', () => {
  const placed = placementsOf(pages({ main: [{ widget: 'hero' }, { widget: 'job-results' }], footer: [] }), 'home');
  expect(placed.map(({ id, pointer, placement: { widget } }) => `${id} ${widget} ${pointer}`)).toEqual([
    'header-1 masthead /pages/shell/header/0',
    'main-1 hero /pages/home/main/0',
    'main-2 job-results /pages/home/main/1',
  ]);
});

it('takes all regions of an unknown page from the shell', () => {
  expect(placementsOf(pages({}), 'nowhere').map(({ pointer }) => pointer)).toEqual([
    '/pages/shell/header/0',
    '/pages/shell/footer/0',
  ]);
});

it.each([
  [undefined, true],
  [{ feature: 'blog' }, true],
  [{ feature: 'resume' }, false],
  [{ locales: ['de'] }, false],
  [{ pages: ['home'] }, true],
  [{ notPages: ['home'] }, false],
])('shows a widget where %j holds', (when, expected) => {
  expect(isShown(when as never, { features }, { document: 'home', locale: 'en' })).toBe(expected);
});
