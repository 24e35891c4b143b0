import { describe, expect, it } from 'vitest';
import { compilePattern, fillAddress, fillPattern, matchPattern } from './pattern.ts';

const match = (pattern: string, path: string) => matchPattern(compilePattern(pattern), path.split('/').filter(Boolean));

describe('path patterns', () => {
  it.each([
    ['/jobs', '/jobs', {}],
    ['/jobs', '/jobs/a', null],
    ['/jobs*', '/jobs', { '*': [] }],
    ['/jobs*', '/jobs/a/b', { '*': ['a', 'b'] }],
    ['/jobs*', '/jobs-in-rome', null],
    ['/jobs/*', '/jobs/a', { '*': ['a'] }],
    ['/a/{x}/b', '/a/1/b', { x: ['1'] }],
    ['/a/{x}/b', '/a/1/c', null],
    ['/files/{slug*}', '/files/a/b.pdf', { slug: ['a', 'b.pdf'] }],
    ['/files/{slug*}', '/files', { slug: [] }],
    ['/caf%C3%A9', '/café', {}],
    ['/{x}', '/', null],
  ])('%s on %s gives %j', (pattern, path, captures) => {
    expect(match(pattern, path)).toEqual(captures);
  });

  it('fills what was captured into another pattern', () => {
    expect(fillPattern(compilePattern('/emploi*'), { '*': ['a', 'b'] })).toEqual(['emploi', 'a', 'b']);
    expect(fillPattern(compilePattern('/x/{id}/y'), { id: ['7'] })).toEqual(['x', '7', 'y']);
  });

  it('fills addresses with encoded text only', () => {
    expect(fillAddress('https://x.example/é/{slug*}', { slug: ['a b', 'ü?#', '\r\n'] })).toBe(
      'https://x.example/%C3%A9/a%20b/%C3%BC%3F%23/%0D%0A',
    );
    expect(fillAddress('/new/*', { '*': ['a', 'b c'] })).toBe('/new/a/b%20c');
    expect(fillAddress('/new*', { '*': ['a'] })).toBe('/new/a');
    expect(fillAddress('/new*', { '*': [] })).toBe('/new');
  });
});
