import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { personalPages } from './names.ts';
import { resolveRoute } from './resolve.ts';

const document = JSON.parse(readFileSync('brands/default.json', 'utf8'));
document.locales = { default: 'en', supported: ['en', 'de'], region: 'eu' };
for (const name of Object.values(personalPages)) document.pages[name] ??= { main: [] };

const resolve = (url: string, change: (copy: typeof document) => void = () => undefined) => {
  const copy = structuredClone(document);
  change(copy);
  return resolveRoute({ document: copy }, 'GET', url);
};

describe('a page about the person', () => {
  it.each(Object.entries(personalPages))('stands at %s', (path, name) => {
    expect(resolve(`/de${path}?token=x`)).toEqual({
      kind: 'page',
      locale: 'de',
      match: {
        page: 'personal',
        document: name,
        params: { path, rest: '' },
        taxonomy: [],
        query: {},
        path: `/de${path}`,
        noindex: true,
      },
    });
  });

  it('may have parts below', () => {
    expect(resolve('/admin/brands/acme')).toMatchObject({
      match: { document: 'admin', params: { path: '/admin', rest: 'brands/acme' } },
    });
    expect(resolve('/user/settings/password')).toMatchObject({ match: { params: { rest: 'password' } } });
  });

  it('is the one of the longest path', () => {
    expect(resolve('/job-manager/7/edit')).toMatchObject({
      match: { document: 'job-manager', params: { rest: '7/edit' } },
    });
    expect(resolve('/job-manager/applicants/7')).toMatchObject({
      match: { document: 'applicants', params: { rest: '7' } },
    });
    expect(resolve('/resume/wizard/import')).toMatchObject({ match: { document: 'resume-wizard' } });
    expect(resolve('/job/reporter-7')).toMatchObject({ match: { page: 'job' } });
  });

  it.each(['/user', '/user/nobody', '/user/login/x', '/dashboard/x', '/admin/1/2/3/4/5/6/7', '/user/constructor'])(
    'is not at %s',
    (url) => {
      expect(resolve(url)).toMatchObject({ kind: 'error', status: 404 });
    },
  );

  it('is not there where the brand has none', () => {
    const none = resolve('/dashboard', ({ pages }) => {
      delete pages.dashboard;
    });
    expect(none).toMatchObject({ kind: 'error', status: 404 });
  });

  it('goes with its feature', () => {
    const off = resolve('/user/organization', ({ features }) => {
      features.recruiter = false;
    });
    expect(off).toMatchObject({ kind: 'redirect', status: 308, location: '/404', noStore: true });
  });
});
