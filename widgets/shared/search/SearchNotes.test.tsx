import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emptySearch } from '../../../runtime/core/search/empty-search.ts';
import { PageFrame } from '../../../runtime/page/testing/PageFrame.tsx';
import { pageFixture } from '../../../runtime/page/testing/page-fixture.ts';
import { SearchNotes } from './SearchNotes.tsx';

const nothing = { textIgnored: false, corrections: [] };

function show(
  found: Partial<typeof nothing> & { corrections?: { word: string; replacement: string }[] },
  locale = 'en',
) {
  const page = pageFixture({ locale, search: { ...emptySearch, text: 'Lehrre', page: 2 } });
  return renderToStaticMarkup(
    <PageFrame page={page} namespaces={['search']} onMissing={(key) => expect.fail(key)}>
      <SearchNotes page={page} found={{ ...nothing, ...found }} />
    </PageFrame>,
  );
}

it('is silent about words that were searched as they are', () => {
  expect(show({})).toBe('');
});

it.each([
  ['en', 'No results for “Lehrre”. Showing results for “Lehrer”. Search for “Lehrre” instead'],
  ['de', 'Keine Treffer für „Lehrre“. Sie sehen die Ergebnisse für „Lehrer“. Stattdessen nach „Lehrre“ suchen'],
  [
    'fr',
    'Aucun résultat pour «\u00a0Lehrre\u00a0». Voici les résultats pour «\u00a0Lehrer\u00a0». Rechercher plutôt «\u00a0Lehrre\u00a0»',
  ],
])('says in %s which word was corrected, with a link to search for it', (locale, text) => {
  const html = show({ corrections: [{ word: 'Lehrre', replacement: 'Lehrer' }] }, locale);
  expect(html.replace(/<[^>]*>/g, '')).toBe(text);
  expect(html).toContain('/jobs?search=Lehrre&amp;literal=1" rel="nofollow"');
});
