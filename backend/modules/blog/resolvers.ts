import type { ApiContext } from '../../context.ts';
import type { PostPicture } from '../../database/schema/blog.ts';
import type { Image, Resolvers } from '../../graphql.generated.ts';
import { lastAuthor, readHistory, stateOf } from '../content/history.ts';
import { listEditedPosts, previewPost, removePost, savePost, schedulePost } from './edit.ts';
import { type EditedRow, findEdited, listShowing, listTranslations } from './edit-store.ts';
import { postPath, postUrl, readPost, readPosts, readRelated } from './service.ts';

export const blogResolvers: Resolvers = {
  Query: {
    blogPosts: (_root, asked, context) => readPosts(context, asked),
    blogPost: (_root, { id }, context) => readPost(context, id),
    blogPostPreview: (_root, { input }, context) => previewPost(context, input),
    editedBlogPosts: (_root, asked, context) => listEditedPosts(context, asked),
    editedBlogPost: (_root, { id }, context) => findEdited(context, id),
  },
  Mutation: {
    saveBlogPost: (_root, asked, context) => savePost(context, asked),
    scheduleBlogPost: (_root, { publishAt, ...known }, context) =>
      schedulePost(context, { ...known, publishAt: publishAt == null ? null : new Date(publishAt) }),
    deleteBlogPost: (_root, asked, context) => removePost(context, asked),
  },
  BlogPost: {
    language: ({ langcode }) => langcode,
    category: ({ category }) => category || null,
    picture: ({ picture }) => imageOf(picture),
    path: ({ slug }, _args, { brand, locale }) => postPath(brand, locale, slug),
    canonicalUrl: (post, _args, context) => postUrl(post, context),
    related: (post, { limit }, context) => readRelated(context, post, limit),
  },
  EditedBlogPost: {
    brand: ({ frontend }) => frontend,
    language: ({ langcode }) => langcode,
    category: ({ category }) => category || null,
    picture: ({ picture }) => imageOf(picture),
    state: (post, _args, { now }) => stateOf(post, now),
    url: (post, _args, context) => postUrl(post, context),
    brands: async (post, _args, context) => {
      const brands = await listShowing(of(post, context), post.id);
      return [post.frontend, ...brands.filter((brand) => brand !== post.frontend)];
    },
    translations: async (post, _args, context) => {
      const { id, translation } = post;
      const versions = translation === null ? [] : await listTranslations(of(post, context), translation);
      return Object.fromEntries(versions.flatMap((one) => (one.id === id ? [] : [[one.langcode, one.id]])));
    },
    changedBy: (post, _args, context) => lastAuthor(of(post, context), { kind: 'post', id: post.id }),
    history: (post, range, context) => readHistory(of(post, context), { kind: 'post', id: post.id }, range),
  },
};

/** The brand of a post, which may be another one that the person administers. */
const of = ({ frontend }: EditedRow, { db }: ApiContext) => ({ db, frontend });

const imageOf = (picture: PostPicture | null): Image | null => picture && { ...picture, title: null, small: null };
