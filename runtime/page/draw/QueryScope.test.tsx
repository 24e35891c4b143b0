import { useQuery } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { operation, type TypedDocument } from '../../core/operation.ts';
import { operationKey } from '../../core/operation-key.ts';
import { queryOf } from '../../graphql/queries.ts';
import { PageProvider } from '../PageContext.tsx';
import { pageContext } from '../testing/page-context.ts';
import { pageFixture } from '../testing/page-fixture.ts';
import { inQueries } from './QueryScope.tsx';

const document = 'query Total($of: String!){total(of:$of)}' as TypedDocument<{ total: number }, { of: string }>;

function Counter() {
  const { data } = useQuery(queryOf(document, { of: 'jobs' }));
  return <b>{data?.total}</b>;
}

it('gives a widget that asks what the page has asked already the answer of the page', () => {
  const Widget = inQueries(Counter);
  const page = pageFixture();
  const draw = (of: string) => {
    const key = operationKey(operation(document, { of })).join('.');
    return renderToStaticMarkup(
      <PageProvider value={{ ...pageContext(page), answers: { [key]: { total: 128 } } }}>
        <Widget id="main-1" page={page} props={{}} data={{}} />
      </PageProvider>,
    );
  };

  expect(draw('jobs')).toBe('<b>128</b>');
  expect(draw('organizations')).toBe('<b></b>');
});
