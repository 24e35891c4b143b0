import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { BrandDocument, PageDocument } from '../document/brand.generated.ts';
import { compileBrand } from './compile.ts';

const defaults: BrandDocument = JSON.parse(readFileSync('brands/default.json', 'utf8'));

/** A page of one's own as it is served, with this page of the job search. */
function served(page: PageDocument, jobs: PageDocument = {}): PageDocument | undefined {
  const pages = { ...defaults.pages, jobs: { ...defaults.pages.jobs, ...jobs }, nursing: page };
  return compileBrand({ ...defaults, pages }, 'acme').document.pages.nursing;
}

const nursing = { path: '/nursing', title: 'Nursing', search: '/jobs?search=nurse' };
const links = { widget: 'landing-links' };

it('shows what its search finds as the search does, and the other landing pages at the side', () => {
  expect(served(nursing)).toEqual({
    ...nursing,
    layout: 'aside-right',
    main: [{ widget: 'job-results' }],
    aside: [links],
  });
  const list = { widget: 'job-results', props: { showSalaryFirst: true } };
  expect(served(nursing, { main: [{ widget: 'active-filters' }, list] })?.main).toEqual([list]);
});

it('has the list of organizations for a search of organizations', () => {
  expect(served({ ...nursing, search: '/organizations?search=clinic' })?.main).toEqual([
    { widget: 'organization-results' },
  ]);
});

it('has its text above the list', () => {
  expect(served({ ...nursing, text: '<p>Plan ahead.</p>' })?.main?.map(({ widget }) => widget)).toEqual([
    'breadcrumbs',
    'rich-text',
    'job-results',
  ]);
});

it('keeps its own layout and its own widgets', () => {
  expect(served({ ...nursing, layout: 'wide', aside: [] })).toMatchObject({ layout: 'wide', aside: [] });
  const own = { ...nursing, main: [{ widget: 'job-results' }] };
  expect(served(own)).toEqual(own);
});

it('does not change pages without a search, and those of the software', () => {
  const team = { path: '/team', title: 'Team' };
  expect(served(team)).toEqual(team);
  expect(served(nursing, { search: '/jobs?search=x' })?.main).toHaveLength(1);
});
