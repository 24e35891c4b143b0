/** Changes of settings whose effect is compared with what the review said: every feature, and settings of every kind. */

import { isObject, type Json, type JsonObject } from '../../runtime/core/brand/sources/json.ts';
import { mergePatch } from '../../runtime/core/brand/sources/merge.ts';
import type { BrandDocument } from '../../runtime/core/document/brand.generated.ts';

export interface SettingChange {
  name: string;
  /** A merge patch over the file. */
  patch: JsonObject;
}

/** Every feature of the document, the other way round. */
export function featureChanges({ features }: BrandDocument): SettingChange[] {
  const flip = (name: string, value: unknown): SettingChange[] => {
    if (typeof value === 'boolean')
      return [{ name: `features.${name} = ${!value}`, patch: { features: nested(name, !value) } }];
    return isObject(value as Json)
      ? Object.entries(value as object).flatMap(([inner, one]) => flip(`${name}.${inner}`, one))
      : [];
  };
  return Object.entries(features).flatMap(([name, value]) => flip(name, value));
}

/** `a.b` -> `{ a: { b: value } }` */
function nested(name: string, value: Json): JsonObject {
  const [first = '', ...rest] = name.split('.');
  return { [first]: rest.length === 0 ? value : nested(rest.join('.'), value) };
}

/** Settings outside of the features: those that change what visitors find, and those that must be said to change nothing. */
export function settingChanges(document: BrandDocument): SettingChange[] {
  const { navigation, prices, facets, forms, routes, pages, locales, site, applications, alerts } = document;
  const list: [name: string, patch: unknown][] = [];
  const set = (name: string, patch: unknown) => list.push([name, patch]);
  const { main, footer } = navigation;
  const json = (value: unknown) => JSON.parse(JSON.stringify(value));
  const extra = { label: { en: 'Handbook', de: 'Handbuch', fr: 'Manuel', es: 'Manual' }, page: 'handbook' };
  const text = { path: '/handbook', title: extra.label, description: extra.label, text: { en: '<p>How we work.</p>' } };

  set('navigation.main: without the first', { navigation: { main: main.slice(1) } });
  set('navigation.main: in reverse', { navigation: { main: main.toReversed() } });
  set('navigation.main: renamed', { navigation: { main: [{ ...main[0], label: 'Everything' }, ...main.slice(1)] } });
  set('navigation.main: another target', {
    navigation: { main: [{ label: main[0]?.label, page: 'contact' }, ...main.slice(1)] },
  });
  set('navigation.footer: with a link elsewhere', {
    navigation: { footer: [...footer, { label: 'Elsewhere', url: 'https://elsewhere.example/' }] },
  });
  set('navigation.footer: empty', { navigation: { footer: [] } });
  set('a page and its menu entry', { pages: { handbook: text }, navigation: { footer: [...footer, extra] } });
  set('a page of no menu', { pages: { handbook: { ...text, path: '/how-we-work' } } });
  set('pages.contact.path', { pages: { contact: { path: '/write-to-us' } } });
  set('pages.contact: removed', { pages: { contact: null }, navigation: { footer: [] } });
  set('pages.employers.title', { pages: { employers: { title: 'Why here' } } });
  set('pages.settings: removed', { pages: { settings: null } });
  set('pages.bookmarks: removed', { pages: { bookmarks: null } });
  set('pages.home: fewer widgets', { pages: { home: { main: json(pages.home?.main ?? []).slice(0, 1) } } });

  set('routes.redirects: one more', {
    routes: { redirects: [...routes.redirects, { from: '/old-jobs', to: '/jobs', permanent: true }] },
  });
  set('routes.redirects: of a pattern', {
    routes: { redirects: [...routes.redirects, { from: '/careers/{slug}', to: '/job/{slug}' }] },
  });
  set('routes.redirects: of a personal page', {
    routes: { redirects: [...routes.redirects, { from: '/user/bookmarks', to: '/jobs' }] },
  });
  set('routes.redirects: none', { routes: { redirects: [] } });
  set('routes.rewrites', {
    routes: { rewrites: [...routes.rewrites, { from: '/employers-here', to: '/organizations' }] },
  });
  set('routes.pathTranslation', { routes: { pathTranslation: !routes.pathTranslation } });
  set('routes.lowercase', { routes: { lowercase: ['/organization'] } });
  set('routes.landingExclusions', { routes: { landingExclusions: [...routes.landingExclusions, '/elsewhere'] } });
  set('routes.robots.index', { routes: { robots: { index: false } } });

  // The forms are compared in English.
  const other = locales.supported.findLast((locale) => locale !== 'en' && locale !== locales.default);
  if (other !== undefined)
    set('locales: one less', { locales: { supported: locales.supported.filter((locale) => locale !== other) } });
  else set('locales: one more', { locales: { supported: [...locales.supported, 'de'] } });

  set('site.legal.privacy', { site: { legal: { privacy: null } } });
  set('site.legal.cookies', { site: { legal: { cookies: 'contact' } } });
  set('site.contactEmail', { site: { contactEmail: site.contactEmail === null ? 'desk@example.com' : null } });
  set('site.tagline', { site: { tagline: 'Work, in short' } });
  set('site.country', { site: { country: site.country === 'CH' ? 'AT' : 'CH' } });

  const products = Object.entries(prices.products).flatMap(([key, product]) => (product ? [{ key, product }] : []));
  const [first] = products;
  if (first !== undefined) {
    set('prices.products: off sale', { prices: { products: { [first.key]: { active: false } } } });
    set('prices.products: dearer', { prices: { products: { [first.key]: { price: first.product.price + 100 } } } });
    set('prices.products: renamed', { prices: { products: { [first.key]: { name: 'Another name' } } } });
  }
  set('prices.currency', { prices: { currency: prices.currency === 'CHF' ? 'EUR' : 'CHF' } });
  set('prices.providers', { prices: { providers: prices.providers.includes('stripe') ? ['invoice'] : ['stripe'] } });
  set('prices.noticeDays', { prices: { noticeDays: prices.noticeDays + 1 } });

  const { order } = facets.jobs;
  set('facets.jobs.order: without the last', { facets: { jobs: { order: order.slice(0, -1) } } });
  set('facets.jobs.order: in reverse', { facets: { jobs: { order: order.toReversed() } } });
  set('facets.jobs.items', { facets: { jobs: { items: { [order[0] ?? '']: { title: 'Other name', limit: 3 } } } } });
  set('facets.organizations.order', { facets: { organizations: { order: facets.organizations.order.slice(0, -1) } } });

  set('forms.job.order', { forms: { job: { order: forms.job.order.filter((group) => group !== 'company_info') } } });
  set('forms.job.types', { forms: { job: { types: forms.job.types.slice(0, 1) } } });
  set('forms.job.salaryFreeInput', { forms: { job: { salaryFreeInput: !forms.job.salaryFreeInput } } });
  set('forms.job.maximumDuration', { forms: { job: { maximumDuration: forms.job.maximumDuration + 10 } } });
  set('forms.resume: a field hidden', {
    forms: { resume: { items: { personal_info: { fields: { phone: { hidden: true } } } } } },
  });
  set('forms.resume: a group less', {
    forms: { resume: { order: forms.resume.order.filter((group) => group !== 'languages') } },
  });
  set('forms.contact: a field required', {
    forms: { contact: { items: { message: { fields: { copy: { required: true } } } } } },
  });
  set('forms.contact: a field with another label', {
    forms: { contact: { items: { message: { fields: { body: { label: 'Your words' } } } } } },
  });
  set('forms.application.order', {
    forms: { application: { order: forms.application.order.filter((group) => group !== 'files') } },
  });
  set('applications.ways', { applications: { ways: ['internal', 'external'] } });
  set('applications.attachments', {
    applications: { attachments: { maxFiles: applications.attachments.maxFiles + 1 } },
  });
  set('alerts.jobIntervals', {
    alerts: { jobIntervals: alerts.jobIntervals.filter((interval) => interval !== 604800) },
  });
  set('alerts.resumeIntervals', { alerts: { resumeIntervals: alerts.resumeIntervals.toReversed() } });
  set('customFields', {
    customFields: {
      x_shift: {
        label: 'Shift',
        groups: ['job/job_info'],
        terms: { night: { label: 'Night' }, day: { label: 'Day' } },
      },
    },
  });

  // What visitors see of these is no address, menu, form, filter or product.
  set('theme.primary', { theme: { primary: '#14532d' } });
  set('theme.density', { theme: { density: document.theme.density === 'compact' ? 'normal' : 'compact' } });
  set('search.pageSize', { search: { pageSize: { jobs: 7 } } });
  set('search.radius', { search: { radius: { options: [10, 20], default: 20 } } });
  set('moderation.newJobs', { moderation: { newJobs: !document.moderation.newJobs } });
  set('sharing.networks', { sharing: { networks: ['email'] } });
  set('newsletter.hour', { newsletter: { hour: 9 } });
  set('session.maxAgeDays', { session: { maxAgeDays: 7 } });
  set('messages', { messages: { en: { common: { mainMenu: 'Main menu' } } } });
  return list
    .map(([name, patch]) => ({ name, patch: json(patch) as JsonObject }))
    .filter(({ patch }) => JSON.stringify(mergePatch(json(document), patch)) !== JSON.stringify(document));
}
