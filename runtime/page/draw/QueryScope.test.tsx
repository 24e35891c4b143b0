import { useQuery } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageProvider } from '../PageContext.tsx';
import { pageContext } from '../testing/page-context.ts';
import { pageFixture } from '../testing/page-fixture.ts';
import { inQueries } from './QueryScope.tsx';

function Counter() {
  const { data } = useQuery<number>({ queryKey: ['page', 'total'], queryFn: () => Promise.resolve(0) });
  return <b>{data}</b>;
}

it('gives a widget the answers of the page as its query cache', () => {
  const Widget = inQueries(Counter);
  const page = pageFixture();

  const html = renderToStaticMarkup(
    <PageProvider value={{ ...pageContext(page), answers: { total: 128 } }}>
      <Widget id="main-1" page={page} props={{}} data={{}} />
    </PageProvider>,
  );
  expect(html).toBe('<b>128</b>');
});
