/** Posts of the blog in the editor. */

import { run } from '../../../runtime/graphql/run.ts';
import { isSchema } from '../../../schemas/resolved-schema.ts';
import { BlogArticle } from '../../blog-article/BlogArticle.tsx';
import {
  deletePostMutation,
  editedPostQuery,
  type PostToEdit,
  postHistoryQuery,
  postPreviewQuery,
  savePostMutation,
  schedulePostMutation,
} from './content.generated.ts';
import { EMPTY, type Entry, type EntryPicture, type Item, type Kind } from './entry.ts';
import { idsOf, textIn, textsIn } from './read.ts';

export const posts: Kind = {
  name: 'posts',
  conflict: 'BLOG_POST_CHANGED',
  fields: new Set(['category', 'authors', 'picture', 'brands']),
  async load(id) {
    const { post } = await run(editedPostQuery, { id });
    return post && itemOf(post);
  },
  async save({ known, entry, translationOf }) {
    return itemOf((await run(savePostMutation, { ...known, input: { ...inputOf(entry), translationOf } })).post);
  },
  async schedule(known, change) {
    return itemOf((await run(schedulePostMutation, { ...known, ...change })).post);
  },
  remove: (known) => run(deletePostMutation, known),
  async history(id, from) {
    return (await run(postHistoryQuery, { id, from })).item?.history ?? [];
  },
  entryOf(content) {
    return {
      ...EMPTY,
      language: textIn(content, 'language'),
      address: textIn(content, 'slug'),
      title: textIn(content, 'title'),
      summary: textIn(content, 'summary'),
      body: textIn(content, 'body'),
      category: textIn(content, 'category'),
      authors: textsIn(content, 'authors').join(', '),
      picture: isSchema(content) ? pictureOf(content.picture) : null,
      brands: textsIn(content, 'brands'),
    };
  },
  async preview(entry, page, id) {
    const { blogPost } = await run(postPreviewQuery, { input: inputOf({ ...entry, picture: null }) });
    const { picture } = entry;
    const shown = { ...blogPost, picture: picture && { ...picture, title: null } };
    return <BlogArticle props={{}} data={{ article: { blogPost: shown } }} page={page} id={id} />;
  },
};

function itemOf(post: PostToEdit): Item {
  const { id, version, state, publishAt, url, changed, changedBy, brand } = post;
  return {
    ...{ id, version, state, publishAt, url, changed, changedBy, hiddenBy: null, searchTitle: null },
    translations: idsOf(post.translations),
    entry: {
      ...EMPTY,
      language: post.language,
      address: post.slug,
      title: post.title,
      summary: post.summary,
      body: post.body,
      category: post.category ?? '',
      authors: post.authors.join(', '),
      picture: pictureOf(post.picture),
      brands: post.brands.filter((one) => one !== brand),
    },
  };
}

function pictureOf(picture: unknown): EntryPicture | null {
  if (!isSchema(picture) || typeof picture.url !== 'string') return null;
  const { url, alt, width, height } = picture;
  return {
    url,
    alt: typeof alt === 'string' ? alt : '',
    width: typeof width === 'number' ? width : null,
    height: typeof height === 'number' ? height : null,
  };
}

function inputOf({ language, address, title, summary, body, category, authors, picture, brands }: Entry) {
  return {
    ...{ language, slug: address.trim() || null, title, summary, body, category, brands: [...brands] },
    authors: authors
      .split(',')
      .map((author) => author.trim())
      .filter(Boolean),
    picture: picture && (picture.upload ? { upload: picture.upload, alt: picture.alt } : { ...picture }),
  };
}
