import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { pageSettingUnused } from './page-setting-unused.ts';

it('accepts what a page reads, and taking back what a parent said', () => {
  const pages = {
    shell: { header: [] },
    job: { layout: 'wide', noindex: true, title: null },
    home: { title: 'A', description: 'B', noindex: true, layout: 'wide' },
  };
  expect(report(pageSettingUnused, { pages })).toEqual([]);
});

it('leaves to the parent what the parent said', () => {
  const others = { family: { pages: { job: { title: 'A' } } } };
  expect(report(pageSettingUnused, { extends: 'family' }, { others })).toEqual([]);
});

it.each(['title', 'description', 'noindex', 'layout'])('reports "%s" of the shell', (name) => {
  expect(report(pageSettingUnused, { pages: { shell: { [name]: 'wide' } } })).toEqual([
    `brands/acme.json:4:7  warning  PAGE_SETTING_UNUSED  /pages/shell/${name}\n  "${name}" has no effect on the page "shell": of the shell only the regions are read. Set it on the pages themselves.`,
  ]);
});

it('reports title and description of what brings its own', () => {
  const both = { title: 'A', description: { en: 'B' } };
  expect(report(pageSettingUnused, { pages: { job: both, organization: both } })).toEqual([
    'brands/acme.json:4:7  warning  PAGE_SETTING_UNUSED  /pages/job/title\n  "title" has no effect on the page "job": the page of a job has those of the job. Remove it.',
    'brands/acme.json:5:7  warning  PAGE_SETTING_UNUSED  /pages/job/description\n  "description" has no effect on the page "job": the page of a job has those of the job. Remove it.',
    'brands/acme.json:10:7  warning  PAGE_SETTING_UNUSED  /pages/organization/title\n  "title" has no effect on the page "organization": the page of an organization has those of the organization. Remove it.',
    'brands/acme.json:11:7  warning  PAGE_SETTING_UNUSED  /pages/organization/description\n  "description" has no effect on the page "organization": the page of an organization has those of the organization. Remove it.',
  ]);
});

it('reports a saved search on a fixed page', () => {
  expect(report(pageSettingUnused, { pages: { home: { search: '/jobs?search=nurse' } } })).toEqual([
    'brands/acme.json:4:7  warning  PAGE_SETTING_UNUSED  /pages/home/search\n  "search" has no effect on the page "home": only pages of your own, which have a path, show a saved search. Remove it.',
  ]);
});

it.each(['home', 'shell', 'job', 'landing'])(
  'reports a text on the page "%s", which comes with the software',
  (page) => {
    expect(report(pageSettingUnused, { pages: { [page]: { text: '<p>A</p>' } } })).toEqual([
      `brands/acme.json:4:7  warning  PAGE_SETTING_UNUSED  /pages/${page}/text\n  "text" has no effect on the page "${page}": only pages of your own, which have a path, are text pages. Put the text into a widget "rich-text" of its "main".`,
    ]);
  },
);

it('accepts the text of a page of its own, and taking back what a parent said', () => {
  const pages = { team: { path: '/team', text: '<p>A</p>' }, jobs: { text: null } };
  expect(report(pageSettingUnused, { pages })).toEqual([]);
});
