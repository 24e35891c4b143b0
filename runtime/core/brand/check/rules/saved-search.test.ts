import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { savedSearch } from './saved-search.ts';

const at = (search: string) => {
  const main = [{ widget: 'job-results' }];
  return report(savedSearch, { pages: { nursing: { path: '/nursing', title: 'Nursing', search, main } } }).map((text) =>
    text.replace(/^.*SAVED_SEARCH {2}/, '').replace('\n ', ''),
  );
};

it('accepts addresses of both listings with what they offer', () => {
  const searches = [
    '/jobs',
    '/jobs/nurse',
    '/jobs?search=nurse&geo_location=Augusta&radius=25',
    '/jobs?company=acme',
    '/organizations?industry=media',
  ];
  expect(searches.flatMap(at)).toEqual([]);
});

it('reports an address where no search is; one without a page is a dead link', () => {
  expect(at('/nowhere')).toEqual([]);
  const message = (address: string) =>
    `/pages/nursing/search "${address}" is no address of the job or organization search. Copy one from the browser, such as "/jobs?search=nurse".`;
  const wrong = ['/job/nurse-12', '/nursing', '/resumes?search=nurse'];
  expect(wrong.flatMap(at)).toEqual(wrong.map(message));
});

it('reports what belongs to one visit, and numbers that only one server knows', () => {
  expect(at('/jobs?search=nurse&page=2&occupations=21')).toEqual([
    '/pages/nursing/search "page" in "/jobs?search=nurse&page=2&occupations=21" has no effect: a landing page always begins at the first page. Remove it.',
    '/pages/nursing/search "/jobs?search=nurse&page=2&occupations=21" has numbers of values for "occupations", which other servers do not share. Write their words, such as "occupations=full-time".',
  ]);
});

it('reports links to pages without a saved search', () => {
  const main = [{ widget: 'landing-links', props: { pages: ['nursing', 'nursin', 'about'] } }];
  const pages = {
    nursing: { path: '/nursing', title: 'Nursing', search: '/jobs?search=nurse', main: [{ widget: 'job-results' }] },
    about: { path: '/about', title: 'About', main },
  };
  expect(report(savedSearch, { pages }).map((text) => text.replace(/^.*SAVED_SEARCH {2}/, ''))).toEqual([
    '/pages/about/main/0/props/pages/1\n  "landing-links" cannot link to "nursin", which is no page with a saved search. Did you mean "nursing"?',
    '/pages/about/main/0/props/pages/2\n  "landing-links" cannot link to "about", which is no page with a saved search. Allowed: "nursing".',
  ]);
});

it('leaves to the parent what the parent said', () => {
  const pages = { nursing: { path: '/nursing', title: 'Nursing', search: '/nowhere' } };
  expect(report(savedSearch, { extends: 'family' }, { others: { family: { pages } } })).toEqual([]);
});
