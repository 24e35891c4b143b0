import { expect, it } from 'vitest';
import { readLink, readMedia } from './links.ts';

it.each([
  ['example.com', 'https://example.com'],
  ['http://example.com/a?b=1#c', 'http://example.com/a?b=1#c'],
  ['ida@example.com', 'mailto:ida@example.com'],
  ['mailto:ida@example.com', 'mailto:ida@example.com'],
])('links to "%s"', (text, href) => {
  expect(readLink(text)).toBe(href);
});

it.each([
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'https://user:secret@example.com',
  'just words',
  'mailto:ida',
  'tel:+49',
  'https://',
  '//',
])('does not link to "%s"', (text) => {
  expect(readLink(text)).toBeNull();
});

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'frame', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'frame', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=1',
    'frame',
    'https://www.openstreetmap.org/export/embed.html?bbox=1',
  ],
  ['https://example.com/a.png', 'picture', 'https://example.com/a.png'],
])('embeds %s', (text, kind, src) => {
  expect(readMedia(text)).toEqual({ kind, src });
});

it.each(['https://example.com/film', 'http://player.vimeo.com/video/1x', 'javascript:alert(1)//a.png', ''])(
  'embeds nothing of "%s"',
  (text) => {
    expect(readMedia(text)).toBeNull();
  },
);
