import { expect, it } from 'vitest';
import { createHref } from '../../runtime/core/routing/href.ts';
import { brandFixture, pageFixture } from '../../runtime/page/testing/page-fixture.ts';
import { linkTo } from './links.ts';
import { draftStep, isWizard, readAddress, readDraftStep, stepAddress, stepIn } from './wizard-address.ts';

const { brand } = pageFixture({ locale: 'de' }, brandFixture());
const href = createHref(brand.routes, 'de');
const steps = [{ name: 'job_info' }, { name: 'preview' }];

it('reads from the query which job is meant, and takes nonsense for none', () => {
  expect(readAddress('/job/wizard/preview?job=7')).toEqual({ job: 7, posted: null, pay: null });
  expect(readAddress('/job/wizard?pay=9')).toEqual({ job: null, posted: null, pay: 9 });
  expect(readAddress('/job/wizard?posted=8#top')).toEqual({ job: null, posted: 8, pay: null });
  for (const text of ['', '0', '-1', '1.5', 'x', '99999999999', 'Infinity'])
    expect(readAddress(`/job/wizard?job=${text}`)).toEqual({ job: null, posted: null, pay: null });
});

it('gives each step an address that leads back to it', () => {
  expect(stepAddress(href, 'job_info', null)).toBe('/de/job/wizard/job_info');
  expect(stepAddress(href, null, 7)).toBe('/de/job/wizard?job=7');
  for (const { name } of steps) expect(stepIn(href, stepAddress(href, name, 7), steps)).toBe(name);
  for (const address of ['/de/job/wizard', '/de/job/wizard/other', '/job/wizard/job_info'])
    expect(stepIn(href, address, steps)).toBeNull();
});

it('knows which paths leave the form', () => {
  expect(['/de/job/wizard', '/de/job/wizard/preview?job=7'].every((path) => isWizard(href, path))).toBe(true);
  expect(['/de/job/wizards', '/de', '/de/job/7'].some((path) => isWizard(href, path))).toBe(false);
});

it('keeps step and version in the name that a draft remembers', () => {
  expect(readDraftStep(draftStep('job_info', 3))).toEqual({ step: 'job_info', version: 3 });
  expect(readDraftStep(draftStep(null, 0))).toEqual({ step: null, version: 0 });
  expect(readDraftStep(null)).toEqual({ step: null, version: null });
  expect(draftStep('job_info', 12)).toMatch(/^[\w-]+$/);
});

it('links no page of the person that the brand does not have', () => {
  const bare = brandFixture(({ pages }) => void Reflect.deleteProperty(pages, 'job-manager'));
  const own = createHref(pageFixture({}, bare).brand.routes, 'en');
  expect(linkTo(own, '/job-manager')).toBeNull();
  expect(linkTo(own, '/thanks')).toBe('/thanks');
  expect(linkTo(href, '/job-manager')).toBe('/de/job-manager');
});
