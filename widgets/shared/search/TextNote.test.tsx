import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emptySearch } from '../../../runtime/core/search/empty-search.ts';
import { PageFrame } from '../../../runtime/page/testing/PageFrame.tsx';
import { pageFixture } from '../../../runtime/page/testing/page-fixture.ts';
import { TextNote } from './TextNote.tsx';

function show(text: string, locale = 'en', index: 'JOBS' | 'ORGANIZATIONS' = 'JOBS'): string {
  const page = pageFixture({ locale, search: { ...emptySearch, index, text } });
  const html = renderToStaticMarkup(
    <PageFrame page={page} namespaces={['search']} onMissing={(key) => expect.fail(key)}>
      <TextNote page={page} />
    </PageFrame>,
  );
  return html.replace(/<[^>]*>/g, '');
}

it.each([
  ['en', '🎉', 'We cannot search for “🎉”, so it does not narrow the list.'],
  ['en-GB', '?!', 'We cannot search for “?!”, so it does not narrow the list.'],
  ['de', '🎉', '„🎉“ enthält kein Wort, nach dem wir suchen können. Die Liste ist deshalb nicht eingeschränkt.'],
  ['fr', '🎉', '«\u00a0🎉\u00a0» ne contient aucun mot à rechercher et ne limite donc pas la liste.'],
])('says in %s that %s limits nothing', (locale, text, expected) => {
  expect(show(text, locale)).toBe(expected);
  expect(show(text, locale, 'ORGANIZATIONS')).toBe(expected);
});
