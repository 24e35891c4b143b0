import { expect, it } from 'vitest';
import type { Json } from '../../sources/json.ts';
import { report } from '../../testing/check-one.ts';
import { settingWithoutEffect } from './setting-without-effect.ts';

it('accepts settings that work together', () => {
  expect(
    report(settingWithoutEffect, {
      features: { darkMode: true },
      theme: { colorScheme: 'auto' },
      facets: { jobs: { items: { company: { operator: 'and', multiple: true } } } },
    }),
  ).toEqual([]);
});

it('reports switches that another setting cancels', () => {
  expect(
    report(settingWithoutEffect, {
      theme: { colorScheme: 'dark' },
      features: { darkMode: true, resume: false, resumeSearches: true },
      routes: { pathTranslation: true },
      analytics: { measurementApi: true, conversionApi: true },
      applications: { guests: true, forceRegistration: true },
      alerts: { jobIntervals: [-1] },
      forms: { job: { descriptionAssistant: { active: true, languages: [] } } },
    }),
  ).toEqual([
    'brands/acme.json:6:17  warning  SETTING_WITHOUT_EFFECT  /features/darkMode\n  Dark mode is on, but "theme.colorScheme" shows everybody the same. Set it to "auto", or turn dark mode off.',
    'brands/acme.json:8:23  warning  SETTING_WITHOUT_EFFECT  /features/resumeSearches\n  Employers cannot search resumes, because "features.resume" is off. Turn it on, or this off.',
    'brands/acme.json:11:24  warning  SETTING_WITHOUT_EFFECT  /routes/pathTranslation\n  There are no translated addresses in "routes.translations" for the languages of the site. Add some, or turn this off.',
    'brands/acme.json:14:23  warning  SETTING_WITHOUT_EFFECT  /analytics/measurementApi\n  Nothing is sent, because "analytics.ga4MeasurementIds" is empty. Add the id of a property.',
    'brands/acme.json:15:22  warning  SETTING_WITHOUT_EFFECT  /analytics/conversionApi\n  Nothing is reported, because "analytics.conversionEvents" is empty. Add an event.',
    'brands/acme.json:18:15  warning  SETTING_WITHOUT_EFFECT  /applications/guests\n  People cannot apply as guests, because "applications.forceRegistration" is on. Turn one of the two off.',
    'brands/acme.json:22:21  warning  SETTING_WITHOUT_EFFECT  /alerts/jobIntervals\n  Nobody would get an alert: -1 (none) is the only interval. Add 86400 (daily), 604800 (weekly) or 2628000 (monthly).',
    'brands/acme.json:30:22  warning  SETTING_WITHOUT_EFFECT  /forms/job/descriptionAssistant/languages\n  The writing assistant is active, but writes in no language. Add one, or turn it off.',
  ]);
});

it('reports conversions that nobody would receive', () => {
  const analytics = { conversionApi: true, conversionEvents: ['job_apply_complete'] };
  expect(report(settingWithoutEffect, { analytics })).toEqual([
    'brands/acme.json:3:22  warning  SETTING_WITHOUT_EFFECT  /analytics/conversionApi\n  Nothing is reported, because "analytics.metaPixelId" names no pixel. Add its id.',
  ]);
  expect(report(settingWithoutEffect, { analytics: { ...analytics, metaPixelId: '1234567890' } })).toEqual([]);
});

it('reports settings of facets that are not offered, and an operator for one value', () => {
  expect(
    report(settingWithoutEffect, {
      facets: { jobs: { items: { salary: { limit: 5 }, company: { operator: 'and', multiple: false } } } },
    }),
  ).toEqual([
    'brands/acme.json:5:9  warning  SETTING_WITHOUT_EFFECT  /facets/jobs/items/salary\n  The facet "salary" is not offered. Add it to "facets.jobs.order", or remove its settings.',
    'brands/acme.json:9:23  warning  SETTING_WITHOUT_EFFECT  /facets/jobs/items/company/operator\n  "and" has no effect where only one value can be chosen. Set "multiple" to true, or remove this.',
  ]);
});

it('reports fields that are asked in another way than is written', () => {
  expect(
    report(settingWithoutEffect, {
      forms: {
        job: {
          order: ['job_location'],
          items: {
            job_info: { fields: { title: { required: false }, description: { hidden: true, required: true } } },
          },
        },
      },
      customFields: { x_shift: { label: 'Shift', groups: ['job/job_info'], terms: { day: { label: 'Day' } } } },
    }),
  ).toEqual([
    'brands/acme.json:11:27  warning  SETTING_WITHOUT_EFFECT  /forms/job/items/job_info/fields/title/required\n  The form "job" itself requires "title"; this cannot be lifted. Remove it.',
    'brands/acme.json:15:27  warning  SETTING_WITHOUT_EFFECT  /forms/job/items/job_info/fields/description/required\n  "description" is hidden, so nobody can be required to answer it. Remove one of the two.',
    'brands/acme.json:26:9  warning  SETTING_WITHOUT_EFFECT  /customFields/x_shift/groups/0\n  Nobody is asked for "x_shift": the form "job" leaves out the group "job_info". Add it to "forms.job.order".',
  ]);
});

it('reports widgets that show nothing', () => {
  expect(
    report(settingWithoutEffect, {
      pages: {
        home: {
          main: [
            { widget: 'term-links', props: { facet: 'place' } },
            { widget: 'note', when: { pages: ['jobs'] } },
          ],
        },
      },
    }),
  ).toEqual([
    'brands/acme.json:8:22  warning  SETTING_WITHOUT_EFFECT  /pages/home/main/0/props/facet\n  There are no places to link to: "search.geoInfo" is empty. Add some, or choose another facet.',
    'brands/acme.json:14:22  warning  SETTING_WITHOUT_EFFECT  /pages/home/main/1/when/pages\n  The widget is never shown: it is on the page "home", which is not among these. Add that page, or remove "when".',
  ]);
});

it('reports links to values of a facet that the search does not offer', () => {
  const home = { main: [{ widget: 'term-links', props: { facet: 'industries' } }] };
  const facets = (...order: string[]) => ({ facets: { jobs: { order } } });
  expect(report(settingWithoutEffect, { pages: { home }, ...facets('industries') })).toEqual([]);
  expect(report(settingWithoutEffect, { pages: { home }, ...facets('occupations') })).toEqual([
    'brands/acme.json:8:22  warning  SETTING_WITHOUT_EFFECT  /pages/home/main/0/props/facet\n  The widget has no links by "industries": the job search of this site has no such filter. Add it to "facets.jobs.order", or choose another facet.',
  ]);
});

it('reports a panel where a picture takes its place', () => {
  const site = { loginImage: 'login.svg' };
  expect(report(settingWithoutEffect, { site, theme: { signIn: 'panel' } })).toEqual([
    'brands/acme.json:6:15  warning  SETTING_WITHOUT_EFFECT  /theme/signIn\n  Sign-in and registration show the picture "site.loginImage" instead of the panel. Remove the picture, or choose "plain".',
  ]);
  expect(report(settingWithoutEffect, { site })).toEqual([]);
  expect(report(settingWithoutEffect, { theme: { signIn: 'panel' } })).toEqual([]);
});

it('reports an opening without its picture, and consent to terms that are nowhere', () => {
  expect(report(settingWithoutEffect, { theme: { hero: 'image' }, features: { latestTerms: true } })).toEqual([
    'brands/acme.json:3:13  warning  SETTING_WITHOUT_EFFECT  /theme/hero\n  The opening has no picture. Give the widget "hero-search" an "image", or choose another opening.',
    'brands/acme.json:6:20  warning  SETTING_WITHOUT_EFFECT  /features/latestTerms\n  Nobody is asked to agree to new terms, because "site.legal.terms" names no page. Name one, or turn this off.',
  ]);
});

it('reports a detail pane without the layout for it, and the layout without the pane', () => {
  const jobs = { layout: 'single' };
  const home = { layout: 'panes' };
  expect(report(settingWithoutEffect, { pages: { jobs, home } })).toEqual([
    'brands/acme.json:4:17  warning  SETTING_WITHOUT_EFFECT  /pages/jobs/layout\n  The pane "detail" needs the layout "panes"; this page has "single". Change the layout, or remove the pane.',
    'brands/acme.json:7:17  warning  SETTING_WITHOUT_EFFECT  /pages/home/layout\n  The layout "panes" leaves room for a pane, but "detail" is empty. Choose another layout, or fill the pane.',
  ]);
});

it('reports a column for which the layout has no room', () => {
  const aside = [{ widget: 'note' }];
  expect(
    report(settingWithoutEffect, {
      pages: { home: { layout: 'wide', aside }, organizations: { layout: 'aside-left', aside } },
    }),
  ).toEqual([
    'brands/acme.json:5:7  warning  SETTING_WITHOUT_EFFECT  /pages/home/aside\n  The layout "wide" has no column at the side, so "aside" is shown below the rest. Choose "aside-left" or "aside-right", or move the widgets to "main".',
  ]);
});

it('reports a column on a text page without a layout for it', () => {
  const team = { path: '/team', title: 'Team', text: '<p>A</p>', aside: [{ widget: 'note' }] };
  expect(report(settingWithoutEffect, { pages: { team: { ...team, layout: 'aside-right' } } })).toEqual([]);
  expect(report(settingWithoutEffect, { pages: { team } })).toEqual([
    'brands/acme.json:7:7  warning  SETTING_WITHOUT_EFFECT  /pages/team/aside\n  The layout "single" has no column at the side, so "aside" is shown below the rest. Choose "aside-left" or "aside-right", or move the widgets to "main".',
  ]);
});

it('reports links to places that are suggested for organizations only', () => {
  const place = { label: 'Kiel', country: 'DE', administrativeArea: 'SH', lat: 54.3, lon: 10.1 };
  const pages = { home: { main: [{ widget: 'term-links', props: { facet: 'place' } }] } };
  const found = (jobs: Json[]) =>
    report(settingWithoutEffect, { pages, search: { geoInfo: { jobs, organizations: [place] } } });
  expect(found([place])).toEqual([]);
  expect(found([])).toEqual([expect.stringContaining('There are no places to link to')]);
});
