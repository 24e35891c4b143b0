import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emptySearch } from '../../../runtime/core/search/empty-search.ts';
import { PageFrame } from '../../../runtime/page/testing/PageFrame.tsx';
import { pageFixture } from '../../../runtime/page/testing/page-fixture.ts';
import { SearchNotes } from './SearchNotes.tsx';

const nothing = { textIgnored: false, understood: [], corrections: [] };
type Found = Parameters<typeof SearchNotes>[0]['found'];

function show(found: Partial<Found>, { locale = 'en', text = 'Lehrre' } = {}) {
  const page = pageFixture({ locale, search: { ...emptySearch, text, page: 2 } });
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
  ['en', 'These jobs only mention your search words in their text.'],
  ['de', 'Diese Stellen erwähnen Ihre Suchwörter nur im Text.'],
  ['fr', 'Ces offres ne mentionnent les mots recherchés que dans leur texte.'],
])('says in %s that no job is called so', (locale, text) => {
  expect(show({ mentionsOnly: true }, { locale }).replace(/<[^>]*>/g, '')).toBe(text);
});

it.each([
  ['en', 'No results for “Lehrre”. Showing results for “Lehrer”. Search for exactly “Lehrre” instead'],
  ['de', 'Keine Treffer für „Lehrre“. Sie sehen die Ergebnisse für „Lehrer“. Stattdessen genau nach „Lehrre“ suchen'],
  [
    'fr',
    'Aucun résultat pour «\u00a0Lehrre\u00a0». Voici les résultats pour «\u00a0Lehrer\u00a0». Rechercher plutôt exactement «\u00a0Lehrre\u00a0»',
  ],
])('says in %s which word was corrected, with a link to search for it', (locale, text) => {
  const html = show({ corrections: [{ word: 'lehrre', replacement: 'Lehrer' }] }, { locale });
  expect(html.replace(/<[^>]*>/g, '')).toBe(text);
  expect(html).toContain('/jobs?search=Lehrre&amp;literal=1" rel="nofollow"');
});

it.each([
  [
    'en',
    'Showing results for the location Zürich. Showing results for the filter “Part time”. Search for exactly “nurse Zürich part time” instead',
  ],
  [
    'de',
    'Sie sehen Ergebnisse für den Ort Zürich. Sie sehen Ergebnisse mit dem Filter „Part time“. Stattdessen genau nach „nurse Zürich part time“ suchen',
  ],
  [
    'fr',
    'Voici les résultats pour le lieu Zürich. Voici les résultats avec le filtre «\u00a0Part time\u00a0». Rechercher plutôt exactement «\u00a0nurse Zürich part time\u00a0»',
  ],
])(
  'says in %s what was taken for a place or a filter, with a link to search for the text as it was typed',
  (locale, text) => {
    const understood = [
      { meaning: 'PLACE', label: 'Zürich', radius: null },
      { meaning: 'FACET', label: 'Part time', radius: null },
    ];
    const html = show({ understood }, { locale, text: 'nurse Zürich part time' });
    expect(html.replace(/<[^>]*>/g, '')).toBe(text);
    expect(html).toContain('/jobs?search=nurse+Z%C3%BCrich+part+time&amp;literal=1');
  },
);

it.each([
  ['en', 'Showing results within 200 km of Zürich. Search for exactly “nurse Zürich” instead'],
  ['de', 'Sie sehen Ergebnisse im Umkreis von 200\u00a0km um Zürich. Stattdessen genau nach „nurse Zürich“ suchen'],
  [
    'fr',
    'Voici les résultats dans un rayon de 200 km autour de Zürich. Rechercher plutôt exactement «\u00a0nurse Zürich\u00a0»',
  ],
])('says in %s how far from the place the results are, if that is farther than usual', (locale, text) => {
  const understood = [{ meaning: 'PLACE', label: 'Zürich', radius: 200 }];
  expect(show({ understood }, { locale, text: 'nurse Zürich' }).replace(/<[^>]*>/g, '')).toBe(text);
});
