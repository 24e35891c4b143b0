import { expect, it } from 'vitest';
import { testBrand } from '../backend/testing/backend.ts';
import { createHostBrands } from './host-brands.ts';

const brands = [testBrand('default'), testBrand('acme'), testBrand('network')];
const registry = {
  get: (id: string) => brands.find((brand) => brand.id === id),
  byHost(host: string) {
    const brand = brands.find(({ id }) => host === `${id}.example`);
    return brand && { brand };
  },
};
const hosts = (adminHost: string | null, pinned: string | null = null) =>
  createHostBrands(registry, { pinned, demo: false, adminHost });
const idAt = (table: ReturnType<typeof hosts>, host: string) => {
  const found = table.byHost(host);
  return found && 'brand' in found ? found.brand : undefined;
};

it('shows the workspace at its host, whatever brand is pinned and whose host it is', () => {
  for (const table of [hosts('admin.example'), hosts('acme.example'), hosts('admin.example', 'acme')]) {
    const host = table.byHost('admin.example') === undefined ? 'acme.example' : 'admin.example';
    const found = idAt(table, host);
    expect(found).toBe(table.get('network'));
    expect(found?.document.site.name).toBe('Nameplate');
    expect(Object.values(found?.document.features ?? {}).filter((one) => one === true)).toEqual([true]);
  }
});

it('has no workspace without a host for it', () => {
  expect(hosts(null).byHost('admin.example')).toBeUndefined();
  expect(hosts(null).get('network')).toBe(brands[2]);
});

it('serves no brand file that would share its sessions', () => {
  expect(hosts('admin.example').byHost('network.example')).toBeUndefined();
  expect(idAt(hosts(null), 'network.example')).toBe(brands[2]);
});
