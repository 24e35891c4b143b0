/** Text and landing pages in the editor. */
import { run } from '../../../runtime/graphql/run.ts';
import {
  deletePageMutation,
  editedPageQuery,
  type PageToEdit,
  pageHistoryQuery,
  pagePreviewQuery,
  savePageMutation,
  schedulePageMutation,
} from './content.generated.ts';
import { EMPTY, type Entry, type Item, type Kind } from './entry.ts';
import { idsOf, textIn } from './read.ts';
import { drawnPage, VisitorView } from './VisitorView.tsx';

export const pages: Kind = {
  name: 'pages',
  conflict: 'PAGE_CHANGED',
  fields: new Set(['search']),
  async load(id) {
    const { page } = await run(editedPageQuery, { id });
    return page && itemOf(page);
  },
  async save({ known, entry, translationOf }) {
    return itemOf((await run(savePageMutation, { ...known, input: { ...inputOf(entry), translationOf } })).page);
  },
  async schedule(known, change) {
    return itemOf((await run(schedulePageMutation, { ...known, ...change })).page);
  },
  remove: (known) => run(deletePageMutation, known),
  async history(id, from) {
    return (await run(pageHistoryQuery, { id, from })).item?.history ?? [];
  },
  entryOf: (content) => ({
    ...EMPTY,
    language: textIn(content, 'language'),
    address: textIn(content, 'path'),
    title: textIn(content, 'title'),
    summary: textIn(content, 'description'),
    body: textIn(content, 'body'),
    search: textIn(content, 'search'),
  }),
  async preview(entry) {
    const input = inputOf(entry);
    // It says what is wrong in words, and renews the session.
    await run(pagePreviewQuery, { input });
    return <VisitorView title={input.title} html={await drawnPage(input)} />;
  },
};

function itemOf(page: PageToEdit): Item {
  const { id, version, state, publishAt, url, changed, changedBy, hiddenBy, searchTitle } = page;
  return {
    ...{ id, version, state, publishAt, url, changed, changedBy, hiddenBy, searchTitle },
    translations: idsOf(page.translations),
    entry: {
      ...EMPTY,
      language: page.language,
      address: page.path,
      title: page.title,
      summary: page.description,
      body: page.body,
      search: page.search ?? '',
    },
  };
}

const inputOf = ({ language, address, title, summary, body, search }: Entry) => ({
  ...{ language, path: address.trim(), title, description: summary, body, search: search.trim() || null },
});
