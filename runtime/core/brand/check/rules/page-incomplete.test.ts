import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { pageIncomplete } from './page-incomplete.ts';

it('accepts a page with its widget', () => {
  expect(report(pageIncomplete, { pages: { jobs: { main: [{ widget: 'job-results' }] } } })).toEqual([]);
});

it('reports a page without the widget that it is for', () => {
  expect(report(pageIncomplete, { pages: { jobs: { main: [{ widget: 'note' }] } } })).toEqual([
    'brands/acme.json:4:15  error  PAGE_INCOMPLETE  /pages/jobs/main\n  The page "jobs" needs the widget "job-results". Add it.',
  ]);
});

it('reports a page that was taken away', () => {
  expect(report(pageIncomplete, { pages: { jobs: null } })).toEqual([
    'brands/acme.json:3:13  error  PAGE_INCOMPLETE  /pages/jobs\n  The site cannot do without the page "jobs". Remove the "null", or give it "job-results".',
  ]);
});

it('warns of a page of its own that has no title', () => {
  const team = { path: '/team', main: [{ widget: 'note' }] };
  expect(report(pageIncomplete, { pages: { team, crew: { ...team, path: '/crew', title: 'Crew' } } })).toEqual([
    'brands/acme.json:3:5  warning  PAGE_INCOMPLETE  /pages/team\n  The page "team" has no title: browser tabs and search engines would not say what it is. Add one.',
  ]);
});

it('warns of a contact page on which nobody can write', () => {
  expect(report(pageIncomplete, { pages: { contact: { path: '/contact', title: 'Contact', main: [] } } })).toEqual([
    'brands/acme.json:6:15  warning  PAGE_INCOMPLETE  /pages/contact/main\n  The page "contact" has no "contact-form", so visitors cannot write to you there. Add the widget.',
  ]);
});

it('reports a saved search without what it finds', () => {
  const nursing = { path: '/nursing', title: 'Nursing', search: '/jobs?search=nurse', main: [{ widget: 'note' }] };
  expect(report(pageIncomplete, { pages: { nursing } })).toEqual([
    'brands/acme.json:7:15  error  PAGE_INCOMPLETE  /pages/nursing/main\n  The page "nursing" needs the widget "job-results". Add it.',
  ]);
  expect(report(pageIncomplete, { pages: { nursing: { ...nursing, main: [{ widget: 'job-results' }] } } })).toEqual([]);
});
