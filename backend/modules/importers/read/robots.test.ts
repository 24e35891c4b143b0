import { expect, it } from 'vitest';
import { parseRobots } from './robots.ts';

const TEXT = `# comment
User-agent: other
Disallow: /

User-agent: *
Disallow: /private # all of it
Allow: /private/jobs
Disallow: /*?page=
Disallow: /*.pdf$
Crawl-delay: 2
Disallow:
`;

it('the longest rule counts, of the group that names us or of the one for everybody', () => {
  const robots = parseRobots(TEXT, 'nameplate');
  const isAllowed = (path: string) => robots.isAllowed(`https://a.example${path}`);
  expect(
    ['/jobs', '/private', '/private/x', '/private/jobs/1', '/jobs?page=2', '/a.pdf', '/a.pdfs'].map(isAllowed),
  ).toEqual([...[true, false, false, true, false, false, true]]);
  expect(robots.delay).toBe(2);
  const named = parseRobots(`${TEXT}\nUser-Agent: A\nUser-agent: NamePlate\nDisallow: /jobs`, 'nameplate');
  expect([named.isAllowed('https://a.example/jobs/1'), named.isAllowed('https://a.example/private')]).toEqual([
    false,
    true,
  ]);
});

it('a site that says nothing allows everything', () => {
  expect(parseRobots('<html>', 'nameplate').isAllowed('https://a.example/')).toBe(true);
});
