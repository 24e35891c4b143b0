/** Every address in a sitemap exists. */
import { expect, it } from 'vitest';
import { deadAddresses, everyAddress, mappedBrands } from './support/sitemaps.ts';

it.each(mappedBrands)('each address in the sitemap of %s answers 200', { timeout: 600_000 }, async (brand) => {
  const addresses = await everyAddress(brand);
  expect(addresses.length).toBeGreaterThan(100);
  // One brand is checked completely; of the others, every tenth address is sampled.
  const walked = brand === 'stacks-and-shelves' ? addresses : addresses.filter((_, index) => index % 10 === 0);
  expect(await deadAddresses(brand, walked)).toEqual(new Map());
});
