import { expect, it } from 'vitest';
import { appConfig } from '../../database/schema/brands.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';

const api = testBackend([testBrand('acme'), testBrand('rhein')]);
const CONFIG = '{ getAppConfig { name key value } }';

it('lists the entries of the brand by name, and an empty list when there are none', async () => {
  await api.db.insert(everyBrand(appConfig)).values([
    { frontend: 'acme', name: 'subscriptions', key: 'subscriptions', value: 'on' },
    { frontend: 'acme', name: 'credits', key: 'credits', value: '5' },
  ]);
  expect(await api.run('acme', CONFIG)).toEqual({
    getAppConfig: [
      { name: 'credits', key: 'credits', value: '5' },
      { name: 'subscriptions', key: 'subscriptions', value: 'on' },
    ],
  });
  expect(await api.run('rhein', CONFIG)).toEqual({ getAppConfig: [] });
});
