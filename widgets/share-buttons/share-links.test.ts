import { expect, it } from 'vitest';
import { type Network, shareHref } from './share-links.ts';

const page = { url: 'https://jobs.example/job/a-b-7?x=1&y=2', title: 'Pilot & mate #1' };
const networks: Network[] = ['facebook', 'linkedin', 'email', 'twitter', 'whatsapp', 'xing', 'bluesky'];

it.each(networks)('hands the whole address to %s, its own query included', (network) => {
  const { searchParams } = new URL(shareHref(network, page));
  expect([...searchParams.values()].some((value) => value.endsWith(page.url))).toBe(true);
});

it('keeps signs of the title out of the structure of the link', () => {
  expect(new URL(shareHref('email', page)).searchParams.get('subject')).toBe(page.title);
  expect(new URL(shareHref('twitter', page)).hash).toBe('');
});
