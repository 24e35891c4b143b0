import { expect, it } from 'vitest';
import { createRenderer, type NextHandler, type RenderRequest } from './render.ts';

/** The addresses that Next was asked for, while pages are rendered. */
async function asked(requests: readonly Partial<RenderRequest>[]): Promise<(string | undefined)[]> {
  const urls: (string | undefined)[] = [];
  const next: NextHandler = async (req, res) => {
    urls.push(req.url);
    res.end('');
  };
  const render = createRenderer(next, 'build-1');
  for (const request of requests) {
    const context = { origin: 'http://acme.localhost:3025' } as RenderRequest['context'];
    await render({ search: '', context, tags: [], policy: null, isData: false, ...request });
  }
  return urls;
}

it('asks Next for its one page only, at an address that can be no file', async () => {
  expect(
    await asked([{}, { search: 'search=a&page=2' }, { isData: true }, { isData: true, search: 'page=2' }]),
  ).toEqual(['/', '/?search=a&page=2', '/_next/data/build-1/index.json', '/_next/data/build-1/index.json?page=2']);
});
