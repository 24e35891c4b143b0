import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { featureOff } from './feature-off.ts';

const navigation = { main: [{ label: 'Resumes', page: 'resumes' }] };
const products = { contacts: { name: 'Contacts', type: 'contact_credits', price: 10, credits: 5 } };

it('accepts what belongs to features that are on', () => {
  expect(report(featureOff, { navigation, prices: { currency: 'EUR', products } })).toEqual([]);
});

it('reports menu entries and products of features that are off', () => {
  expect(
    report(featureOff, { features: { resumeSearches: false }, navigation, prices: { currency: 'EUR', products } }),
  ).toEqual([
    'brands/acme.json:9:17  warning  FEATURE_OFF  /navigation/main/0/page\n  The page "resumes" belongs to a feature that is off, so this entry is not shown. Turn the feature on, or remove the entry.',
    'brands/acme.json:16:7  warning  FEATURE_OFF  /prices/products/contacts\n  The product "contacts" is not on sale, because "resumeSearches" is off in "features". Turn it on, or remove the product.',
  ]);
});

it('reports filters of features that are off', () => {
  const facets = { resumes: { order: ['skills', 'fields_of_study'] } };
  expect(report(featureOff, { features: { fieldsOfStudy: true }, facets })).toEqual([]);
  expect(report(featureOff, { features: { fieldsOfStudy: false }, facets })).toEqual([
    'brands/acme.json:9:9  warning  FEATURE_OFF  /facets/resumes/order/1\n  The filter "fields_of_study" is not shown, because "fieldsOfStudy" is off in "features". Turn it on, or remove the filter.',
  ]);
});

it('reports widgets of features that are off, and leaves those that come with the feature', () => {
  const box = { widget: 'note' };
  const about = { path: '/about', title: 'About', main: [box] };
  const team = { path: '/team', title: 'Team', main: [{ ...box, when: { feature: 'newsletter' } }] };
  const pages = { about, team };
  expect(report(featureOff, { features: { newsletter: true }, pages })).toEqual([]);
  expect(report(featureOff, { features: { newsletter: false }, pages })).toEqual([
    'brands/acme.json:11:21  warning  FEATURE_OFF  /pages/about/main/0/widget\n  The widget "note" shows nothing, because "newsletter" is off in "features". Turn it on, or remove the widget.',
  ]);
});

it('reports products once that need the same feature', () => {
  const jobs = { name: 'Jobs', type: 'job_credits', price: 10, credits: 5 };
  const two = { one: jobs, two: jobs };
  expect(report(featureOff, { features: { recruiter: false }, prices: { currency: 'EUR', products: two } })).toEqual([
    'brands/acme.json:7:5  warning  FEATURE_OFF  /prices/products\n  The products "one", "two" are not on sale, because "recruiter" is off in "features". Turn it on, or remove the products.',
  ]);
});

it('leaves alone what a family offers to members that have the feature', () => {
  const family = { abstract: true, navigation };
  expect(
    report(featureOff, { extends: 'family', features: { resumeSearches: false } }, { others: { family } }),
  ).toEqual([]);
});
