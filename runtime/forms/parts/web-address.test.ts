import { expect, it } from 'vitest';
import { withProtocol } from './web-address.ts';

it.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/jobs?x=1 ', 'https://www.example.com/jobs?x=1'],
  ['//example.com', 'https://example.com'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['bücher.example', 'https://bücher.example'],
])('completes "%s"', (text, address) => {
  expect(withProtocol(text)).toBe(address);
});

it.each([
  '',
  'https://example.com',
  'http://example.com',
  'mailto:ida@example.com',
  'javascript:alert(1)',
  'ida@example.com',
  'just words',
  'intranet',
])('leaves "%s" as it is', (text) => {
  expect(withProtocol(text)).toBe(text);
});
