/** Pictures of posts, from the upload to the deletion of the post; through GraphQL on a real database. */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { blogPost } from '../../database/schema/blog.ts';
import { upload } from '../../database/schema/uploads.ts';
import { testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { insertBlogPost } from '../../testing/rows.ts';
import { testAccountsOf } from '../accounts/testing/account-site.ts';

const brandOf = (id: string) =>
  testBrand(id, ({ features }) => {
    features.blog = true;
  });
const site = testAccountsOf([brandOf('acme'), brandOf('rhein')]);
let boss: Person;
let other: Person;
beforeAll(async () => {
  boss = await insertPerson(site, { roles: ['site_admin'] });
  other = await insertPerson(site, { roles: ['site_admin'] });
});
beforeEach(async () => {
  await site.db.delete(everyBrand(blogPost));
  await site.db.delete(everyBrand(upload));
});

interface Post {
  id: number;
  version: number;
  picture: { url: string; alt: string; width: number; height: number } | null;
}
const SAVE = `mutation ($id: Int, $version: Int, $input: BlogPostInput!) {
  post: saveBlogPost(id: $id, version: $version, input: $input) { id version picture { url alt width height } } }`;
const DELETE = 'mutation ($id: Int!, $version: Int!) { deleteBlogPost(id: $id, version: $version) }';

async function save(
  picture: unknown,
  { slug = 'a-post', id, version }: { id?: number; version?: number; slug?: string } = {},
): Promise<Post> {
  const input = { language: 'en', slug, title: 'A post', summary: 'S', body: '<p>B</p>', picture };
  return (await site.ask<{ post: Post }>(SAVE, { id, version, input }, boss)).post;
}
async function send(changes: Partial<typeof upload.$inferInsert> = {}): Promise<string> {
  const name = createHash('sha1').update(JSON.stringify(changes)).digest('hex');
  const [row] = await site.db
    .insert(everyBrand(upload))
    .values({
      ...{ frontend: 'acme', ownerId: boss.id, purpose: 'COVER', key: `${name.slice(0, 2)}/${name}`, name: 'a.webp' },
      ...{ type: 'image/webp', size: 9, width: 1200, height: 600, sha256: name, variants: [], state: 'temporary' },
      ...changes,
    })
    .returning({ id: upload.id });
  return String(row?.id);
}
const files = async () => {
  const rows = await site.db.select().from(everyBrand(upload)).orderBy(upload.id);
  return rows.map(({ ownerId, state, public: isPublic }) => ({ ownerId, state, isPublic }));
};
const OF_A_POST = { ownerId: null, state: 'kept', isPublic: true };

it('becomes public, with its size, and belongs to the post', async () => {
  const { picture } = await save({ upload: await send(), alt: ' A  harbor ' });
  expect(picture).toEqual({
    ...{ url: expect.stringMatching(/^\/files\/public\/[0-9a-f]{40}$/), alt: 'A harbor', width: 1200, height: 600 },
  });
  expect(await files()).toEqual([OF_A_POST]);
});

it('is a cover that the person sent to this brand, and that nothing uses', async () => {
  const used = await send({ name: 'used.webp' });
  await save({ upload: used, alt: '' });
  const wrong = [
    await send({ ownerId: other.id }),
    await send({ purpose: 'PHOTO' }),
    await send({ frontend: 'rhein' }),
    ...[used, '0', 'x'],
  ];
  for (const one of wrong)
    await expect(save({ upload: one, alt: '' }, { slug: 'another' }), one).rejects.toThrow('UPLOAD_UNKNOWN');
  expect(await site.db.select({ id: blogPost.id }).from(everyBrand(blogPost))).toHaveLength(1);
});

it('stays while the history has it, and goes with the post unless another one shows it', async () => {
  const first = await save({ upload: await send({ name: 'one' }), alt: '' });
  const second = await save({ upload: await send({ name: 'two' }), alt: '' }, first);
  const shared = await save({ ...second.picture }, { slug: 'the-same' });
  expect(shared.picture).toEqual(second.picture);
  expect(await files()).toEqual([OF_A_POST, OF_A_POST]);
  const { id, version } = await save(null, second);
  expect(await files()).toEqual([OF_A_POST, OF_A_POST]);
  await site.ask(DELETE, { id, version }, boss);
  expect(await files()).toEqual([OF_A_POST]);
  // A public file is one for all brands.
  const there = await insertBlogPost(site.db, { frontend: 'rhein', picture: shared.picture });
  await site.ask(DELETE, { id: shared.id, version: shared.version }, boss);
  expect(await files()).toEqual([OF_A_POST]);
  await site.db.delete(everyBrand(blogPost)).where(eq(blogPost.id, there));
  const last = await save({ ...shared.picture });
  await site.ask(DELETE, { id: last.id, version: last.version }, boss);
  expect(await files()).toEqual([]);
});
