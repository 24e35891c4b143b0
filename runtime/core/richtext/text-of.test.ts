import { expect, it } from 'vitest';
import { textOf } from './text-of.ts';

it.each([
  ['<p>Care &amp; more</p><p>Nights</p>', 'Care & more Nights'],
  ['Night<b>shift</b>', 'Nightshift'],
  ['<script>alert(1)</script>x<style>p{}</style>', 'x'],
  ['a&nbsp;&#233;&#x1F469;&unknown;', 'a é👩&unknown;'],
  ['&#xD800;&#x110000;', ''],
  ['a <', 'a'],
])('%j says %j', (html, text) => {
  expect(textOf(html)).toBe(text);
});
