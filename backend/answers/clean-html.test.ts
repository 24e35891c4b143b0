import { describe, expect, it } from 'vitest';
import { type CleanerSettings, cleanHtml, createHtmlCleaner } from './clean-html.ts';

const slowProgram = new URL('./testing/slow-cleaner.ts', import.meta.url);
const odd = (settings: Partial<CleanerSettings> = {}) =>
  createHtmlCleaner({
    program: new URL('./testing/odd-cleaner.ts', import.meta.url),
    mostMs: 600_000,
    startMs: 600_000,
    idleMs: 600_000,
    ...settings,
  });

describe('rich text that is kept', () => {
  it('is cleaned by the sanitiser', async () => {
    const cleaned = await Promise.all([
      cleanHtml('<p onclick="x()">Hello <b>you</b><script>x()</script></p>', 'filtered_html'),
      cleanHtml('1 < 2\n\nand more', 'plain'),
    ]);
    expect(cleaned).toEqual(['<p>Hello <b>you</b></p>', '<p>1 &lt; 2</p><p>and more</p>']);
  });

  it('goes through one process, text after text', async () => {
    const clean = odd();
    const first = await clean('one', 'filtered_html');
    expect(first).toMatch(/^process \d+$/);
    expect(await Promise.all([clean('two', 'filtered_html'), clean('three', 'full_html')])).toEqual([first, first]);
  });
});

describe('a text that the sanitiser does not come back from', () => {
  it('stays as plain text when the process ends over it', async () => {
    const clean = odd();
    expect(await clean('end', 'filtered_html')).toBe('<p>end</p>');
    expect(await clean('next', 'filtered_html')).toMatch(/^process \d+$/);
  });

  it('stays as plain text when it takes too long, and its process is replaced', async () => {
    const clean = odd({ mostMs: 1000 });
    const before = await clean('before', 'filtered_html');
    expect(await clean('hang', 'filtered_html')).toBe('<p>hang</p>');
    const after = await clean('after', 'filtered_html');
    expect([after.startsWith('process '), after === before]).toEqual([true, false]);
  });

  it('takes nothing from the texts that are under way beside it', async () => {
    const clean = odd({ mostMs: 1000 });
    const [hung, other] = await Promise.all([clean('hang', 'filtered_html'), clean('late', 'filtered_html')]);
    expect([hung, other]).toEqual(['<p>hang</p>', expect.stringMatching(/^process \d+$/)]);
  });

  it('does not count the time that the process takes to start', async () => {
    const clean = odd({ program: slowProgram, mostMs: 500 });
    expect(await clean('one', 'filtered_html')).toMatch(/^process \d+$/);
  });

  it('stays as plain text when the process does not start in time', async () => {
    const clean = odd({ program: slowProgram, startMs: 100 });
    expect(await clean('one', 'filtered_html')).toBe('<p>one</p>');
  });

  it('begins another process after an idle time', async () => {
    const clean = odd({ idleMs: 1 });
    const before = await clean('before', 'filtered_html');
    await expect.poll(() => clean('after', 'filtered_html')).not.toBe(before);
  });
});
