import type { PostPicture } from '../../database/schema/blog.ts';
import type { Image, Resolvers } from '../../graphql.generated.ts';
import { listEditedPosts, removePost, savePost, schedulePost } from './edit.ts';
import { findEdited, listShowing, listTranslations } from './edit-store.ts';
import { postPath, postUrl, readPost, readPosts, readRelated } from './service.ts';

export const blogResolvers: Resolvers = {
  Query: {
    blogPosts: (_root, asked, context) => readPosts(context, asked),
    blogPost: (_root, { id }, context) => readPost(context, id),
    editedBlogPosts: (_root, { offset, limit }, context) => listEditedPosts(context, offset, limit),
    editedBlogPost: (_root, { id }, context) => findEdited(context, id),
  },
  Mutation: {
    saveBlogPost: (_root, asked, context) => savePost(context, asked),
    scheduleBlogPost: (_root, { id, version, publishAt }, context) =>
      schedulePost(context, { id, version, publishAt: publishAt == null ? null : new Date(publishAt) }),
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
    language: ({ langcode }) => langcode,
    category: ({ category }) => category || null,
    picture: ({ picture }) => imageOf(picture),
    state: ({ publishAt }, _args, { now }) =>
      publishAt === null ? 'DRAFT' : publishAt > now ? 'SCHEDULED' : 'PUBLISHED',
    brands: async ({ id, frontend }, _args, context) => {
      const brands = await listShowing(context, id);
      return [frontend, ...brands.filter((brand) => brand !== frontend)];
    },
    translations: async ({ id, translation }, _args, context) => {
      const versions = translation === null ? [] : await listTranslations(context, translation);
      return Object.fromEntries(versions.flatMap((one) => (one.id === id ? [] : [[one.langcode, one.id]])));
    },
  },
};

const imageOf = (picture: PostPicture | null): Image | null => picture && { ...picture, title: null, small: null };
