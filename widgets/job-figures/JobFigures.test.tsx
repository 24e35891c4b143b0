import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageFrame } from '../../runtime/page/testing/PageFrame.tsx';
import { pageFixture } from '../../runtime/page/testing/page-fixture.ts';
import { JobFigures } from './JobFigures.tsx';

type Given = Parameters<typeof JobFigures>[0];
const PROPS: Given['props'] = { figure: 'weeks', limit: 8, weeks: 12 };

function rendered(data: object, props: Partial<Given['props']> = {}): string {
  const page = pageFixture();
  return renderToStaticMarkup(
    <PageFrame page={page} namespaces={['figures', 'search']} onMissing={(key) => expect(key).toBe('')}>
      <JobFigures id="main-1" page={page} props={{ ...PROPS, ...props }} data={data as Given['data']} />
    </PageFrame>,
  );
}

it('draws weeks in proportion to the highest, and says the same in a table', () => {
  const jobWeeks = [
    { begins: '2026-03-02', count: 10 },
    { begins: '2026-03-09', count: 1200 },
    { begins: '2026-03-16', count: 300 },
  ];
  const html = rendered({ weeks: { jobWeeks } });
  expect([...html.matchAll(/<rect[^>]* height="(\d+)"/g)].map(([, height]) => height)).toEqual(['1', '100', '25']);
  expect(html).toContain('<th scope="row">Mar 9</th><td>1,200</td>');
});

it('draws values in proportion to the most frequent, each leading to its search', () => {
  const values = [
    { filter: '1', label: 'Media', alias: 'media', count: 40 },
    { filter: '2', label: 'Shipping', alias: 'shipping', count: 10 },
  ];
  const terms = { search: { facets: [{ field: 'occupations', values }] } };
  const html = rendered({ terms }, { figure: 'occupations' });
  expect([...html.matchAll(/<rect width="([\d.]+)"/g)].map(([, width]) => width)).toEqual(['100', '25']);
  expect(html).toContain('<th scope="col">Occupation</th>');
  expect(html).toContain('<a href="/jobs/media">Media</a>');
  const unsearched = rendered({ terms }, { figure: 'degree_level' });
  expect(unsearched).toContain('>Shipping</th>');
  expect(unsearched).not.toContain('<a ');
});

it('shows nothing while there is nothing to show', () => {
  expect(rendered({ weeks: { jobWeeks: [{ begins: '2026-03-02', count: 0 }] } })).toBe('');
  expect(rendered({ terms: { search: { facets: [] } } }, { figure: 'salary' })).toBe('');
});
