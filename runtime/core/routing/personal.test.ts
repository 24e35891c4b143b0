import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { numberedPages, personalPages } from '../paths/names.ts';
import { resolveRoute } from './resolve.ts';

const document = JSON.parse(readFileSync('brands/default.json', 'utf8'));
document.locales = { default: 'en', supported: ['en', 'de'], region: 'eu' };
for (const name of [...Object.values(personalPages), ...Object.values(numberedPages)])
  document.pages[name] ??= { main: [] };

const resolve = (url: string, change: (copy: typeof document) => void = () => undefined) => {
  const copy = structuredClone(document);
  change(copy);
  return resolveRoute({ document: copy }, 'GET', url);
};

describe('a page about the person', () => {
  it.each(Object.entries(personalPages))('stands at %s', (path, name) => {
    expect(resolve(`/de${path}?other=x`)).toEqual({
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

  it.each([
    [false, false, { kind: 'redirect', status: 308, location: '/404', noStore: true }],
    [true, false, { kind: 'page', match: { document: 'register' } }],
    [false, true, { kind: 'page', match: { document: 'register' } }],
  ])('registers nobody where accounts are for nothing: applicant %s, recruiter %s', (applicant, recruiter, answer) => {
    const decision = resolve('/user/register', ({ features }) => Object.assign(features, { applicant, recruiter }));
    expect(decision).toMatchObject(answer);
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

  it('may have a page of each number beside it', () => {
    expect(resolve('/resume/42')).toMatchObject({
      match: { page: 'personal', document: 'resume-view', params: { path: '/resume', rest: '42' }, noindex: true },
    });
    expect(resolve('/resume/preview')).toMatchObject({ match: { document: 'resume', params: { rest: 'preview' } } });
  });

  it.each(['abc', '0', '007', '42/edit', '42x', '9999999999', 'preview/x', 'constructor'])(
    'is no resume at /resume/%s',
    (rest) => {
      expect(resolve(`/resume/${rest}`)).toMatchObject({ kind: 'error', status: 404 });
    },
  );

  it('keeps of its query what a search of resumes reads', () => {
    expect(resolve('/resumes?search=baker&skills=3&skills=4&industry=1&page=2')).toMatchObject({
      match: { document: 'resumes', query: { page: '2', search: 'baker', skills: '3,4' } },
    });
    expect(resolve('/resumes?search=baker&page=1')).toMatchObject({
      kind: 'redirect',
      status: 301,
      location: '/resumes?search=baker',
    });
  });

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

  const away = { kind: 'redirect', status: 308, location: '/404', noStore: true };
  const search = ['/resumes', '/resumes?search=a', '/resumes/contacts', '/resume/42'];
  const alerts = ['/resume-alert', '/resume-alert/edit/7'];
  const own = ['/resume', '/resume/edit/skills'];
  it.each([
    ['resume', [...search, ...alerts, ...own]],
    ['resumeSearches', [...search, ...alerts]],
    ['recruiter', [...search, ...alerts]],
    ['resumeContact', ['/resumes/contacts']],
    ['resumeAlerts', alerts],
  ])('of resumes goes with the feature %s', (feature, gone) => {
    for (const url of [...search, ...alerts, ...own]) {
      const found = resolve(url, ({ features }) => {
        features[feature] = false;
      });
      expect([url, found]).toEqual([url, gone.includes(url) ? away : expect.objectContaining({ kind: 'page' })]);
    }
  });
});
