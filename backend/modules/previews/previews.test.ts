import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { account } from '../../database/schema/accounts.ts';
import { brandPreview } from '../../database/schema/previews.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { days, insertBasics } from '../../testing/rows.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';
import { readLabel, writeLabel } from './address.ts';

const api = adminBackend();
let admin: Person;
let ofAcme: Person;
let ofRhein: Person;

const CREATE = `mutation ($brand: String!, $patch: JSON!, $role: String, $day: String) {
  createBrandPreview(brand: $brand, patch: $patch, role: $role, day: $day) { preview { id host role day author expires } findings { code severity } } }`;
const LIST = `query ($brand: String!) { brandPreviews(brand: $brand) { id } }`;
const END = `mutation ($brand: String!, $id: Int!) { endBrandPreview(brand: $brand, id: $id) }`;

interface Created {
  createBrandPreview: { preview: { id: number; host: string } | null; findings: { code: string }[] };
}

async function create(person: Person, variables: Record<string, unknown> = {}): Promise<{ id: number; host: string }> {
  const data = (await api.ask(person, CREATE, { brand: 'acme', patch: {}, ...variables })) as Created;
  const { preview } = data.createBrandPreview;
  if (preview === null) throw new Error('No preview was created.');
  return preview;
}

function addressOf(host: string) {
  const address = readLabel(host.replace('.preview.example', ''));
  if (address === null) throw new Error(`"${host}" is no address of a preview.`);
  return address;
}

const idIs = (id: number) => eq(everyBrand(brandPreview).id, id);
const accountIs = (id: number) => eq(account.id, id);
const find = (host: string) => api.backend.previews.find(addressOf(host));

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  admin = await insertPerson(api, { roles: ['administrator'], everywhere: true });
  ofAcme = await insertPerson(api, { roles: ['site_admin'] });
  ofRhein = await insertPerson(api, { roles: ['site_admin'], on: 'rhein' });
});

describe('a preview', () => {
  it('has a signed host name that leads to its patch', async () => {
    const patch = { features: { blog: true } };
    const { id, host } = await create(ofAcme, { patch, role: 'recruiter' });
    expect(host).toMatch(new RegExp(`^${id}-recruiter-[0-9a-f]{32}\\.preview\\.example$`));
    expect(await find(host)).toEqual({ kind: 'found', id, brand: 'acme', patch });
  });

  it('keeps its signature for another role and another day', async () => {
    const { id, host } = await create(ofAcme);
    const label = writeLabel({ ...addressOf(host), role: 'applicant', day: '2027-01-31' });
    expect(label).toMatch(new RegExp(`^${id}-applicant-20270131-[0-9a-f]{32}$`));
    expect(await api.backend.previews.find(addressOf(label))).toMatchObject({ kind: 'found', id });
  });

  it('is unknown with another signature, or with that of another preview', async () => {
    const [one, other] = [await create(ofAcme), await create(ofAcme)];
    const { signature } = addressOf(one.host);
    const tampered = signature.replace(/.$/, signature.endsWith('0') ? '1' : '0');
    expect(await api.backend.previews.find({ id: one.id, signature: tampered })).toEqual({ kind: 'unknown' });
    expect(await api.backend.previews.find({ id: other.id, signature })).toEqual({ kind: 'unknown' });
    expect(await api.backend.previews.find({ id: 999_999, signature })).toEqual({ kind: 'unknown' });
  });

  it('is over after 48 hours', async () => {
    const { id, host } = await create(ofAcme);
    const [row] = await api.db.select().from(everyBrand(brandPreview)).where(idIs(id));
    expect((row?.expires.getTime() ?? 0) - (row?.created.getTime() ?? 0)).toBe(48 * 3_600_000);
    await api.db
      .update(everyBrand(brandPreview))
      .set({ expires: days(-0.01) })
      .where(idIs(id));
    expect(await find(host)).toEqual({ kind: 'over', brand: 'acme' });
  });

  it('is over at once when somebody ends it', async () => {
    const { id, host } = await create(ofAcme);
    expect(await api.ask(ofAcme, END, { brand: 'acme', id })).toEqual({ endBrandPreview: true });
    expect(await find(host)).toEqual({ kind: 'over', brand: 'acme' });
    expect(await api.ask(ofAcme, END, { brand: 'acme', id })).toEqual({ endBrandPreview: false });
  });

  it('outlives the account of its author', async () => {
    const author = await insertPerson(api, { roles: ['site_admin'] });
    const { host } = await create(author);
    await api.db.delete(account).where(accountIs(author.id));
    expect(await find(host)).toMatchObject({ kind: 'found' });
  });

  it('makes room by ending the oldest of twenty of its brand', async () => {
    const other = await create(admin, { brand: 'rhein' });
    const first = await create(ofAcme);
    for (let count = 0; count < 20; count += 1) await create(ofAcme);
    expect(await find(first.host)).toEqual({ kind: 'over', brand: 'acme' });
    expect(await find(other.host)).toMatchObject({ kind: 'found' });
    const { brandPreviews } = (await api.ask(ofAcme, LIST, { brand: 'acme' })) as { brandPreviews: unknown[] };
    expect(brandPreviews).toHaveLength(20);
  });

  it('is not created for a brand with errors, and says which', async () => {
    const data = await api.ask(ofAcme, CREATE, { brand: 'acme', patch: { features: { blog: 'perhaps' } } });
    expect(data).toMatchObject({ createBrandPreview: { preview: null, findings: [{ severity: 'error' }] } });
  });

  it.each([
    ['a role that does not exist', { role: 'king' }],
    ['a day that does not exist', { day: '2027-02-30' }],
    ['a day that is past', { day: '2020-01-01' }],
    ['a day that is too far ahead', { day: '2100-01-01' }],
    ['a patch that is no object', { patch: [1] }],
  ])('is refused for %s', async (_what, variables) => {
    expect(await api.ask(ofAcme, CREATE, { brand: 'acme', patch: {}, ...variables })).toBe('BAD_INPUT');
  });

  it('is refused for a brand whose data is elsewhere', async () => {
    const site = { name: 'The outside', hosts: ['outside.example'] };
    api.write('outside', { site, backend: { graphqlEndpoint: 'https://api.example/graphql' } });
    await expect.poll(() => api.registry.get('outside')).toBeDefined();
    expect(await api.ask(admin, CREATE, { brand: 'outside', patch: {} })).toBe('PREVIEW_OUTSIDE');
  });
});

describe('an administrator of another brand', () => {
  it('neither creates, lists nor ends previews', async () => {
    const { id, host } = await create(ofAcme);
    expect(await api.ask(ofRhein, CREATE, { brand: 'acme', patch: {} }, 'rhein')).toBe('NOT_ALLOWED');
    expect(await api.ask(ofRhein, LIST, { brand: 'acme' }, 'rhein')).toBe('NOT_ALLOWED');
    expect(await api.ask(ofRhein, END, { brand: 'acme', id }, 'rhein')).toBe('NOT_ALLOWED');
    expect(await find(host)).toMatchObject({ kind: 'found' });
  });

  it('does not end a preview of another brand by its number', async () => {
    const { id, host } = await create(ofAcme);
    expect(await api.ask(ofRhein, END, { brand: 'rhein', id }, 'rhein')).toEqual({ endBrandPreview: false });
    expect(await find(host)).toMatchObject({ kind: 'found' });
  });
});

it.each([
  '1-visitor-0123456789abcdef0123456789abcde',
  '0-visitor-0123456789abcdef0123456789abcdef',
  '9999999999-visitor-0123456789abcdef0123456789abcdef',
  '1-king-0123456789abcdef0123456789abcdef',
  '1-visitor-20270230-0123456789abcdef0123456789abcdef',
  'x',
  '',
])('does not read "%s" as an address', (label) => {
  expect(readLabel(label)).toBeNull();
});
