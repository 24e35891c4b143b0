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
  ['en', '🎉', '“🎉” was left out of the search: it contains only very common words or symbols.'],
  ['en-GB', '?!', '“?!” was left out of the search: it contains only very common words or symbols.'],
  [
    'de',
    '🎉',
    '„🎉“ wurde bei der Suche nicht berücksichtigt: Die Eingabe enthält nur sehr häufige Wörter oder Zeichen.',
  ],
  [
    'fr',
    '🎉',
    '«\u00a0🎉\u00a0» n’a pas été pris en compte\u00a0: cette saisie ne contient que des mots très courants ou des symboles.',
  ],
])('says in %s that %s limits nothing', (locale, text, expected) => {
  expect(show(text, locale)).toBe(expected);
  expect(show(text, locale, 'ORGANIZATIONS')).toBe(expected);
});
