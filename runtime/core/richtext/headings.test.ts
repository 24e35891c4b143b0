import { expect, it } from 'vitest';
import { shiftHeadings } from './headings.ts';

it('moves headings down for the editor and the sanitizer, and back up', () => {
  const shown = '<h2 id="a">A</h2><p>h2 &lt;h2&gt;</p><h3>B</h3><h5>C</h5>';
  const edited = '<h3 id="a">A</h3><p>h2 &lt;h2&gt;</p><h4>B</h4><h6>C</h6>';
  expect(shiftHeadings(shown, 1)).toBe(edited);
  expect(shiftHeadings(edited, -1)).toBe(shown);
});

it('keeps all of them within the levels that both sides know', () => {
  expect(shiftHeadings('<h1>A</h1><H6>B</H6><header></header><hr>', 1)).toBe(
    '<h3>A</h3><H6>B</H6><header></header><hr>',
  );
  expect(shiftHeadings('<h1>A</h1><h2>B</h2>', -1)).toBe('<h2>A</h2><h2>B</h2>');
});
