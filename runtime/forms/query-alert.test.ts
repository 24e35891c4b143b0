import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { alertOfQuery } from './query-alert.ts';

const t = (key: string) => `text of ${key}`;

it('says known codes in words', () => {
  expect(alertOfQuery('?error=SessionRequired', t)).toBe('text of alert.SessionRequired');
});

it('shows other errors as text, plus signs as blanks, 300 characters at most', () => {
  expect(alertOfQuery('?error=The+link+is%20old%2C+sorry', t)).toBe('The link is old, sorry');
  expect(alertOfQuery('?error=%3Cscript%3Ealert(1)%3C/script%3E', t)).toBe('<script>alert(1)</script>');
  const cut = alertOfQuery(`?error=${'𝒳'.repeat(400)}`, t) ?? '';
  expect([...cut].length).toBe(300);
  expect(cut.endsWith('…')).toBe(true);
});

it.each(['', '?error=', '?error=+', '?other=1', '?error=%E0%A4%A'])(
  'shows nothing, or no fault, for "%s"',
  (search) => {
    expect(() => alertOfQuery(search, t)).not.toThrow();
    if (!search.includes('%E0')) expect(alertOfQuery(search, t)).toBeNull();
  },
);

it('never takes a name of a prototype for a known code', () => {
  expect(alertOfQuery('?error=constructor', t)).toBe('constructor');
});

it.each(['en', 'de', 'fr'])('has words for every known code in %s', (locale) => {
  const source = readFileSync('runtime/forms/query-alert.ts', 'utf8');
  const codes = /new Set\(\[([^\]]+)\]/.exec(source)?.[1]?.match(/\w+/g) ?? [];
  const texts = JSON.parse(readFileSync(`locales/${locale}/forms.json`, 'utf8')) as { alert: Record<string, string> };
  expect(Object.keys(texts.alert).sort()).toEqual(codes.sort());
});
