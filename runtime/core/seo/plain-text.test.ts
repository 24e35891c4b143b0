import { describe, expect, it } from 'vitest';
import { shorten, textOfHtml } from './plain-text.ts';

describe('shorten', () => {
  it.each([
    ['short', 10, 'short'],
    ['  two\n lines ', 20, 'two lines'],
    ['one two three', 9, 'one two…'],
    ['one, two, three', 10, 'one, two…'],
    ['onewordwithoutend', 8, 'oneword…'],
    ['👩👩👩👩', 4, '👩…'],
  ])('%j to %i: %j', (text, limit, short) => {
    expect(shorten(text, limit)).toBe(short);
  });
});

describe('textOfHtml', () => {
  it.each([
    ['<p>Care &amp; more</p><p>Nights</p>', 'Care & more Nights'],
    ['<script>alert(1)</script>x<style>p{}</style>', 'x'],
    ['a&nbsp;&#233;&#x1F469;&unknown;', 'a é👩&unknown;'],
    ['&#xD800;&#x110000;', '�'],
    ['<', '<'],
  ])('%j says %j', (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });
});
