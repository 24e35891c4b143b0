import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileBrand } from '../brand/compile.ts';
import type { BrandDocument, PageDocument } from './brand.generated.ts';
import { withTextPages } from './text-pages.ts';

const defaults = readFileSync('brands/default.json', 'utf8');

function documentWith(pages: Record<string, PageDocument>): BrandDocument {
  const document: BrandDocument = JSON.parse(defaults);
  return { ...document, pages: { ...document.pages, ...pages } };
}

/** A page as it is served. */
const served = (key: string, pages: Record<string, PageDocument>) =>
  compileBrand(documentWith(pages), 'acme').document.pages[key];

const team = {
  path: '/team',
  title: { en: 'Team', de: 'Wir' },
  text: { en: '<p>We print.</p>', de: '<p>Wir drucken.</p>' },
};
const breadcrumbs = { widget: 'breadcrumbs' };
const text = { widget: 'rich-text', props: { heading: team.title, level: 1, text: team.text } };

it('gives a page with a text breadcrumbs, its title, and one column', () => {
  const description = 'Who we are.';
  expect(served('team', { team: { ...team, description } })).toEqual({
    path: '/team',
    title: team.title,
    description,
    layout: 'single',
    main: [breadcrumbs, text],
  });
});

it('puts the widgets of the page below the text, and keeps its layout and other regions', () => {
  const [list, links] = [{ widget: 'job-results' }, { widget: 'landing-links' }];
  expect(served('team', { team: { ...team, layout: 'aside-right', main: [list], aside: [links] } })).toEqual({
    path: '/team',
    title: team.title,
    layout: 'aside-right',
    main: [breadcrumbs, text, list],
    aside: [links],
  });
});

it('leaves out breadcrumbs that are above it, on the page or in the shell', () => {
  const shell = { header: [{ widget: 'site-header' }, breadcrumbs] };
  expect(served('team', { team: { ...team, hero: [breadcrumbs] } })?.main).toEqual([text]);
  expect(served('team', { shell, team })?.main).toEqual([text]);
  expect(served('team', { shell, team: { ...team, header: [] } })?.main).toEqual([breadcrumbs, text]);
});

it('has no heading without a title', () => {
  const { title: _, ...untitled } = team;
  expect(served('team', { team: untitled })?.main).toEqual([
    breadcrumbs,
    { widget: 'rich-text', props: { level: 1, text: team.text } },
  ]);
});

it('leaves pages that come with the software as they are', () => {
  const home = { main: [{ widget: 'latest-jobs' }], text: '<p>We print.</p>' };
  expect(served('home', { home })?.main).toEqual(home.main);
});

it('is the same page as with the widgets written out, and stays it when it is read again', () => {
  const written = { path: '/team', title: team.title, layout: 'single' as const, main: [breadcrumbs, text] };
  const [short, long] = [{ team }, { team: written }].map((pages) => compileBrand(documentWith(pages), 'acme'));
  expect(short?.revision).toBe(long?.revision);
  expect(withTextPages(documentWith({ team: written })).pages.team).toEqual(written);
  expect(short && compileBrand(short.document, 'acme').revision).toBe(short?.revision);
});
