import { describe, expect, it } from 'vitest';
import { pageFixture } from '../../../runtime/page/testing/page-fixture.ts';
import { currentEntry } from './menu.ts';

const entries = [
  { label: 'Home', href: '/' },
  { label: 'Jobs', href: '/jobs' },
  { label: 'Remote', href: '/jobs/remote' },
  { label: 'Employers', href: '/organizations' },
  { label: 'Elsewhere', href: 'https://elsewhere.example/jobs' },
];

function currentAt(page: 'home' | 'jobs' | 'job' | 'organization' | 'landing', path: string): string | undefined {
  return currentEntry(entries, pageFixture({ page, path }))?.label;
}

describe('currentEntry', () => {
  it('is the closest of those that lead here', () => {
    expect(currentAt('jobs', '/jobs')).toBe('Jobs');
    expect(currentAt('jobs', '/jobs/remote/nursing')).toBe('Remote');
    expect(currentAt('jobs', '/jobs/remote-work')).toBe('Jobs');
  });

  it('is the listing for what is found in it', () => {
    expect(currentAt('job', '/job/harbor-pilot-1')).toBe('Jobs');
    expect(currentAt('organization', '/organization/port')).toBe('Employers');
  });

  it('is the home page only at home, and none elsewhere', () => {
    expect(currentAt('home', '/')).toBe('Home');
    expect(currentAt('landing', '/privacy-policy')).toBeUndefined();
  });
});
