import type { ApiContext } from '../../context.ts';
import type { Resolvers } from '../../graphql.generated.ts';
import { lastAuthor, readHistory, stateOf } from '../content/history.ts';
import { hiddenBy, pagePath } from './address.ts';
import { listPagesToEdit, previewPage, removePage, savePage, schedulePage, searchTitle } from './edit.ts';
import { findEditedPage, listPageTranslations, type PageRow } from './edit-store.ts';

export const pageResolvers: Resolvers = {
  Query: {
    editedPages: (_root, asked, context) => listPagesToEdit(context, asked),
    editedPage: (_root, { id }, context) => findEditedPage(context, id),
    pagePreview: (_root, { input }, context) => previewPage(context, input),
  },
  Mutation: {
    savePage: (_root, asked, context) => savePage(context, asked),
    schedulePage: (_root, { publishAt, ...known }, context) =>
      schedulePage(context, { ...known, publishAt: publishAt == null ? null : new Date(publishAt) }),
    deletePage: (_root, asked, context) => removePage(context, asked),
  },
  EditedPage: {
    brand: ({ frontend }) => frontend,
    language: ({ langcode }) => langcode,
    state: (page, _args, { now }) => stateOf(page, now),
    url: (page, _args, context) => {
      const brand = brandOf(page, context);
      return context.originOf(brand) + pagePath(brand, page.langcode, page.path);
    },
    hiddenBy: (page, _args, context) => hiddenBy(brandOf(page, context).document, page),
    searchTitle: (page, _args, context) =>
      searchTitle({ ...context, brand: brandOf(page, context), locale: page.langcode }, page.search),
    translations: async (page, _args, context) => {
      const { id, translation } = page;
      const versions = translation === null ? [] : await listPageTranslations(of(page, context), translation);
      return Object.fromEntries(versions.flatMap((one) => (one.id === id ? [] : [[one.langcode, one.id]])));
    },
    changedBy: (page, _args, context) => lastAuthor(of(page, context), { kind: 'page', id: page.id }),
    history: (page, range, context) => readHistory(of(page, context), { kind: 'page', id: page.id }, range),
  },
};

/** The brand of a page, which may be another one that the person administers. */
const of = ({ frontend }: PageRow, { db }: ApiContext) => ({ db, frontend });
const brandOf = ({ frontend }: PageRow, { brand, findBrand }: ApiContext) => findBrand(frontend) ?? brand;
