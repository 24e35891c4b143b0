import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { JsonObject } from '../../sources/json.ts';
import { report } from '../../testing/check-one.ts';
import { deadLink } from './dead-link.ts';

const pages = { imprint: { path: '/imprint' } };
const messages = (document: JsonObject, assetsDir?: string) =>
  report(deadLink, { pages, ...document }, assetsDir === undefined ? {} : { assetsDir }).map((text) =>
    text.replace(/^.*DEAD_LINK {2}/, '').replace('\n ', ''),
  );

it('accepts addresses where something answers', () => {
  const paths = [
    '/',
    '/jobs',
    '/jobs/nurse',
    '/job/nurse-12',
    '/imprint',
    '/de/imprint',
    '/user/login',
    '/feeds/jobs.rss',
  ];
  const main = [
    ...paths.map((target) => ({ label: 'There', path: target })),
    { label: 'Elsewhere', url: 'https://example.com/nowhere' },
  ];
  expect(messages({ locales: { supported: ['en', 'de'] }, navigation: { main } })).toEqual([]);
});

it('reports menu entries, redirects, rewrites and buttons that lead nowhere, with the closest page', () => {
  expect(
    messages({
      site: { hosts: ['jobs.acme.example'] },
      navigation: {
        main: [{ label: 'Imprint', path: '/impint' }],
        footer: [{ label: 'Us', url: 'https://jobs.acme.example/about-the-company' }],
      },
      routes: {
        redirects: [{ from: '/old', to: '/imprnt' }],
        rewrites: [{ from: '/who', to: '/about-the-company' }],
        callToAction: { afterPosting: '/job/wizzard' },
      },
    }),
  ).toEqual([
    '/navigation/main/0/path There is no page at "/impint". Did you mean "/imprint"?',
    '/navigation/footer/0/url There is no page at "/about-the-company". Correct the address, or add the page.',
    '/routes/redirects/0/to There is no page at "/imprnt". Did you mean "/imprint"?',
    '/routes/rewrites/0/to There is no page at "/about-the-company". Correct the address, or add the page.',
    '/routes/callToAction/afterPosting There is no page at "/job/wizzard". Did you mean "/job/wizard"?',
  ]);
});

it('follows a redirect of the brand to its end', () => {
  const routes = { redirects: [{ from: '/old', to: '/imprint' }] };
  expect(messages({ routes, navigation: { main: [{ label: 'Old', path: '/old' }] } })).toEqual([]);
});

it('reports links and pictures in texts, in the language where they are', () => {
  const assetsDir = mkdtempSync(path.join(tmpdir(), 'nameplate-assets-'));
  onTestFinished(() => rmSync(assetsDir, { recursive: true }));
  mkdirSync(path.join(assetsDir, 'acme'));
  writeFileSync(path.join(assetsDir, 'acme', 'team.png'), '');
  const text = {
    en: '<p><a href="/impint">Imprint</a> <a href="mailto:us@acme.example">Us</a></p>',
    de: '<p><img src="/brands/acme/team.png" alt=""><img src="/brands/acme/haus.png" alt=""></p>',
  };
  const home = { main: [{ widget: 'prose', props: { text } }] };
  expect(messages({ locales: { supported: ['en', 'de'] }, pages: { ...pages, home } }, assetsDir)).toEqual([
    '/pages/home/main/0/props/text/en There is no page at "/impint". Did you mean "/imprint"?',
    '/pages/home/main/0/props/text/de There is no file "public/brands/acme/haus.png". Add it, or correct the name.',
  ]);
});

it('reports an address of a feature that is off, unless the link is inherited', () => {
  const document = {
    features: { resumeSearches: false },
    navigation: { main: [{ label: 'Resumes', path: '/resumes' }] },
  };
  expect(messages(document)).toEqual([
    '/navigation/main/0/path "/resumes" belongs to a feature that is off, so visitors find nothing there. Turn the feature on, or remove the link.',
  ]);
  const { navigation } = document;
  const family = { abstract: true, navigation };
  expect(report(deadLink, { extends: 'family', features: document.features }, { others: { family } })).toEqual([]);
});

it('reports misspelt facet values in addresses, and leaves words alone that may be a name', () => {
  const main = ['/jobs/ful-time', '/jobs/health-care/part-time', '/jobs/acme-hospital', '/jobs/ward'].map((target) => ({
    label: 'Jobs',
    path: target,
  }));
  const customFields = { x_ward: { label: 'Ward', groups: ['job/job_info'], terms: { ward: { label: 'Ward' } } } };
  const facets = { jobs: { order: ['employment_type', 'industries', 'company', 'x_ward'] } };
  expect(messages({ navigation: { main }, customFields, facets })).toEqual([
    '/navigation/main/0/path No filter in "/jobs/ful-time" is called "ful-time". Did you mean "full-time"?',
  ]);
});

it('reports values of facets that the search does not offer', () => {
  const at = (path: string, ...order: string[]) =>
    messages({
      navigation: { main: [{ label: 'There', path }] },
      customFields: { x_ward: { label: 'Ward', groups: ['job/job_info'], terms: { ward: { label: 'Ward' } } } },
      facets: { jobs: { order } },
    });
  expect(at('/jobs/remote', 'remote_options')).toEqual([]);
  expect(at('/jobs/health-care', 'occupations')).toEqual([]);
  expect(at('/jobs/remote', 'employment_type', 'company')).toEqual([
    '/navigation/main/0/path Visitors find nothing at "/jobs/remote": the job search of this site has no filter "remote_options". Add it to "facets.jobs.order", or remove the link.',
  ]);
  expect(at('/jobs/ward', 'employment_type')).toEqual([
    '/navigation/main/0/path Visitors find nothing at "/jobs/ward": the job search of this site has no filter "x_ward". Add it to "facets.jobs.order", or remove the link.',
  ]);
  // An unknown word may be an employer, unless there is no filter for employers.
  expect(at('/jobs/acme-hospital', 'employment_type', 'company')).toEqual([]);
  expect(at('/jobs/acme-hospital', 'employment_type')).toEqual([
    '/navigation/main/0/path No filter of the job search has a value "acme-hospital", so visitors find nothing at "/jobs/acme-hospital". Correct the address, or remove the link.',
  ]);
});

it('reads the filters in the query of a link', () => {
  const at = (path: string) => messages({ navigation: { main: [{ label: 'There', path }] } });
  for (const path of ['employment_type=full-time,part-time', 'search=nurse&utm_source=paper', 'industries=12'])
    expect(at(`/jobs?${path}`)).toEqual([]);
  expect(at('/jobs?employment_type=full-time,ful-time')).toEqual([
    '/navigation/main/0/path No filter in "/jobs?employment_type=full-time,ful-time" is called "ful-time". Did you mean "full-time"?',
  ]);
  expect(at('/jobs?industries=full-time')).toEqual([
    '/navigation/main/0/path The filter "industries" has no value "full-time", so visitors find nothing at "/jobs?industries=full-time". Correct the address, or remove the link.',
  ]);
  expect(at('/jobs?salary=under-30-000')).toEqual([
    '/navigation/main/0/path "/jobs?salary=under-30-000" shows everything: the job search of this site has no filter "salary". Add it to "facets.jobs.order", or remove the link.',
  ]);
  expect(at('/jobs?serach=nurse')).toEqual([
    '/navigation/main/0/path "serach" in "/jobs?serach=nurse" has no effect. Did you mean "search"?',
  ]);
});

it('reports pages without an address, and a page of credits that does not exist', () => {
  const navigation = {
    main: [
      { label: 'Job', page: 'job' },
      { label: 'Home', page: 'home' },
    ],
  };
  const routes = { callToAction: { resumeContactCredits: 'imprnt' }, rewrites: [{ from: '/careers*', to: '/jbos*' }] };
  expect(messages({ navigation, routes })).toEqual([
    '/navigation/main/0/page The page "job" has no address of its own, so a menu cannot lead there. Choose another page.',
    '/routes/callToAction/resumeContactCredits There is no page "imprnt". Did you mean "imprint"?',
    '/routes/rewrites/0/to There is no page at "/jbos". Did you mean "/jobs"?',
  ]);
});

it('reports a translated address of a page that does not exist', () => {
  const de = {
    '/imprnt': '/impressum',
    '/organization*': '/arbeitgeber*',
    '/job*': '/stelle*',
    '/imprint': '/anbieter',
  };
  const routes = { pathTranslation: true, translations: { de } };
  expect(messages({ locales: { supported: ['en', 'de'] }, routes })).toEqual([
    '/routes/translations/de/~1imprnt There is no page at "/imprnt" to translate. Did you mean "/imprint"?',
  ]);
});

it('reports a space in the address of an email', () => {
  const main = [{ widget: 'note', props: { href: 'mailto: jobs@acme.example' } }];
  expect(messages({ pages: { home: { main } } })).toEqual([
    '/pages/home/main/0/props/href "mailto: jobs@acme.example" has a space behind the colon. Write "mailto:jobs@acme.example".',
  ]);
});

it('knows the words of facet values in the languages of the site, and names the right one for a word of another', () => {
  const at = (path: string, ...supported: string[]) =>
    messages({
      locales: { default: supported[0] ?? 'en', supported },
      navigation: { main: [{ label: 'There', path }] },
    });
  expect(at('/jobs/full-time', 'fr', 'en')).toEqual([]);
  expect(at('/jobs/full-time', 'fr')).toEqual([
    '/navigation/main/0/path "full-time" in "/jobs/full-time" is a word of a language that the site does not have. Write "temps-plein".',
  ]);
  expect(at('/jobs/temps-plien', 'fr')).toEqual([
    '/navigation/main/0/path No filter in "/jobs/temps-plien" is called "temps-plien". Did you mean "temps-plein"?',
  ]);
});

it('reads the saved search of a landing page like any link', () => {
  const at = (search: string) => messages({ pages: { nursing: { path: '/nursing', title: 'Nursing', search } } });
  expect(at('/jobs?search=nurse')).toEqual([]);
  expect(at('/jobs?serch=nurse')).toEqual([
    '/pages/nursing/search "serch" in "/jobs?serch=nurse" has no effect. Did you mean "search"?',
  ]);
  expect(at('/joobs')).toEqual(['/pages/nursing/search There is no page at "/joobs". Did you mean "/jobs"?']);
});
