import { beforeAll, describe, expect, it } from 'vitest';
import { insertPerson, type Person } from '../../testing/people.ts';
import { insertBasics } from '../../testing/rows.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';

const api = adminBackend();
const people: Record<string, Person> = {};

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  people.acme = await insertPerson(api, { roles: ['site_admin'] });
  people.rhein = await insertPerson(api, { roles: ['site_admin'], on: 'rhein' });
});

const ADD = `mutation ($brand: String!, $name: String = "banner", $key: String = "banner", $value: String = "on") {
  adminAddAppConfig(brand: $brand, name: $name, key: $key, value: $value) }`;
const CHANGE = 'mutation ($id: Int!, $value: String!) { adminChangeAppConfig(id: $id, key: "banner", value: $value) }';
const REMOVE = 'mutation ($id: Int!) { adminRemoveAppConfig(id: $id) }';
const READ = '{ getAppConfig { name key value } }';

const ask = (who: string, query: string, variables = {}) => api.ask(people[who] ?? null, query, variables, who);

describe('a setting', () => {
  it('is added, changed and removed by those who administer its brand', async () => {
    const { adminAddAppConfig: id } = (await ask('acme', ADD, { brand: 'acme' })) as { adminAddAppConfig: number };
    expect(await ask('acme', ADD, { brand: 'acme' })).toBe('BAD_INPUT');
    expect(await ask('rhein', CHANGE, { id, value: 'off' })).toEqual({ adminChangeAppConfig: false });
    expect(await ask('rhein', REMOVE, { id })).toEqual({ adminRemoveAppConfig: false });
    expect(await api.ask(null, READ)).toEqual({ getAppConfig: [{ name: 'banner', key: 'banner', value: 'on' }] });
    expect(await ask('acme', CHANGE, { id, value: 'off' })).toEqual({ adminChangeAppConfig: true });
    expect(await api.ask(null, READ)).toEqual({ getAppConfig: [{ name: 'banner', key: 'banner', value: 'off' }] });
    expect(await api.ask(null, READ, {}, 'rhein')).toEqual({ getAppConfig: [] });
    expect(await ask('acme', REMOVE, { id })).toEqual({ adminRemoveAppConfig: true });
    expect(await ask('acme', REMOVE, { id })).toEqual({ adminRemoveAppConfig: false });
  });

  it('is in the log with its values before and after', async () => {
    const { adminAddAppConfig: id } = (await ask('acme', ADD, { brand: 'acme' })) as { adminAddAppConfig: number };
    await ask('acme', CHANGE, { id, value: 'off' });
    const page = `query ($id: Int!) { adminEntry(of: "app-config", id: $id) { events { kind detail } } }`;
    const { adminEntry } = (await ask('acme', page, { id })) as { adminEntry: { events: object[] } };
    const about = { appConfig: String(id), name: 'banner' };
    expect(adminEntry.events).toEqual([
      { kind: 'app_config_saved', detail: { ...about, before: 'banner: on', after: 'banner: off' } },
      { kind: 'app_config_saved', detail: { ...about, after: 'banner: on' } },
    ]);
    expect(await ask('rhein', page, { id })).toEqual({ adminEntry: null });
    await ask('acme', REMOVE, { id });
    const events = '{ adminEvents(kind: "app_config_deleted") { events { detail } } }';
    const { adminEvents } = (await ask('acme', events)) as { adminEvents: { events: object[] } };
    expect(adminEvents.events[0]).toEqual({ detail: { ...about, before: 'banner: off' } });
  });

  it.each([
    ['on a brand of others', { brand: 'rhein' }, 'NOT_ALLOWED'],
    ['without a name', { name: ' ' }, 'BAD_INPUT'],
    ['without a key', { key: '' }, 'BAD_INPUT'],
    ['that is too long', { value: 'x'.repeat(4_001) }, 'BAD_INPUT'],
  ])('is not added %s', async (_, values, code) => {
    expect(await ask('acme', ADD, { brand: 'acme', name: 'other', ...values })).toBe(code);
  });
});
