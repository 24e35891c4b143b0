import { expect, it } from 'vitest';
import { applyWay } from './apply-way.ts';

const job = (changes: Partial<Parameters<typeof applyWay>[0]> = {}) => ({
  title: 'Harbor pilot',
  state: 'published',
  applicationWorkflow: 'external',
  applicationLink: 'https://www.port.example/jobs?id=7&from=board',
  applicationEmails: ['crew@port.example'],
  ...changes,
});

const to = (subject: string, form: string | null = null) => ({ subject, form });

it('leads to the form of this site where there is one', () => {
  const here = job({ applicationWorkflow: 'internal' });
  expect(applyWay(here, to('x', '/job/apply/7'))).toEqual({ kind: 'internal', href: '/job/apply/7' });
  expect(applyWay(here, to('x')).kind).toBe('external');
  expect(applyWay({ ...here, state: 'archived' }, to('x', '/job/apply/7'))).toEqual({ kind: 'closed' });
});

it('leads to the address of the employer', () => {
  expect(applyWay(job(), to('Application'))).toEqual({
    kind: 'external',
    href: 'https://www.port.example/jobs?id=7&from=board',
    host: 'port.example',
  });
});

it('starts a mail with a subject when the employer wants mail', () => {
  expect(applyWay(job({ applicationWorkflow: 'email' }), to('Application: Pilot & mate'))).toEqual({
    kind: 'email',
    href: 'mailto:crew@port.example?subject=Application%3A%20Pilot%20%26%20mate',
    address: 'crew@port.example',
  });
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'not a link', '/relative'])(
  'never links to "%s"',
  (applicationLink) => {
    expect(applyWay(job({ applicationLink, applicationEmails: [] }), to('x'))).toEqual({ kind: 'inText' });
  },
);

it('falls back to mail when the link is of no use', () => {
  expect(applyWay(job({ applicationLink: null }), to('x')).kind).toBe('email');
});

it('adds no recipients that hide in an address', () => {
  expect(applyWay(job({ applicationLink: null, applicationEmails: ['a@b.example?bcc=c@d.example'] }), to('x'))).toEqual(
    {
      kind: 'inText',
    },
  );
});

it('is closed for a job that is no longer available', () => {
  expect(applyWay(job({ state: 'archived' }), to('x'))).toEqual({ kind: 'closed' });
});
