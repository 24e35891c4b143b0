import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PostedForm } from '../../runtime/core/posted-form.ts';
import { PageFrame } from '../../runtime/page/testing/PageFrame.tsx';
import { brandFixture, pageFixture } from '../../runtime/page/testing/page-fixture.ts';
import { createTexts } from '../../tests/site/support/texts.ts';
import { ContactForm } from './ContactForm.tsx';

const t = createTexts('en');
const looks = { name: 'text', body: 'textarea', copy: 'checkbox', topic: 'terms', attachments: 'files' };
const properties = {
  name: { type: 'string', title: 'Name' },
  body: { type: 'string', title: 'Message', maxLength: 10 },
  copy: { type: 'boolean', title: 'Send me a copy' },
  topic: { type: 'string', title: 'Topic', oneOf: [{ const: 'press', title: 'Press' }] },
  attachments: {
    type: 'array',
    title: 'Files',
    items: { type: 'object', 'x-part': 'file', 'x-purpose': 'attachment' },
  },
};

interface Drawing {
  contactEmail?: string | null;
  captcha?: boolean;
  endpoint?: string;
  posted?: Partial<PostedForm>;
}

function draw({ contactEmail = 'post@acme.example', captcha = false, endpoint, posted }: Drawing = {}): string {
  const none: PostedForm = { form: 'contact', status: 422, answers: {}, faults: [], refusal: null, isSent: false };
  const own = pageFixture(
    posted ? { posted: { ...none, ...posted } } : {},
    brandFixture(({ site, backend }) => {
      site.name = 'The Acme';
      site.contactEmail = contactEmail;
      if (endpoint) backend.graphqlEndpoint = endpoint;
    }),
  );
  const fields = Object.entries(looks).map(([name, control]) => ({ name, control, width: 'full' }));
  const groups = [{ group: 'message', schema: { type: 'object', required: ['name'], properties }, fields }];
  const form = { form: 'contact' as const, check: '/forms/acme/contact.0123456789abcdef.js', captcha, groups };
  const namespaces = ['contact', 'forms', 'controls', 'drafts', 'captcha'];
  return renderToStaticMarkup(
    <PageFrame page={own} namespaces={namespaces} onMissing={expect.unreachable}>
      <ContactForm id="main-1" page={own} props={{}} data={{ form: { form } }} />
    </PageFrame>,
  );
}

it('is a form in the page, with every field by its place and no style of its own', () => {
  const html = draw();
  expect(html).toContain(`<h1>${t('contact:heading')}</h1>`);
  expect(html).toMatch(/<form[^>]* method="post"[^>]*>/);
  expect(html).toMatch(
    /<form[^>]* enctype="multipart\/form-data"[^>]*><input type="hidden" name="form" value="contact"\/>/i,
  );
  expect(html).not.toMatch(/<form[^>]* action=|style=|disabled/);
  for (const name of Object.keys(looks))
    expect(html, name).toMatch(new RegExp(`<(input|textarea|select)[^>]* name="/message/${name}"`));
  const chosen = /<noscript>(<input[^>]*>)<\/noscript>/.exec(html)?.[1];
  for (const part of [
    'type="file"',
    'name="/message/attachments"',
    'multiple=""',
    'accept=".pdf,.jpg,.jpeg,.png,.webp"',
  ])
    expect(chosen).toContain(part);
  expect(html).not.toContain(t('forms:noscript'));
});

it('shows what was wrong with what a browser sent by itself', () => {
  const faults = [{ code: 'required', pointer: '/message/name', message: 'Please answer this.' }];
  const answers = { message: { body: 'Hello <b>', copy: true, topic: 'press' } };
  const html = draw({ posted: { faults, answers, refusal: 'That was tried too often.' } });
  expect(html).toContain('That was tried too often.');
  expect(html).toContain(t('forms:summary_one'));
  expect(html).toMatch(/<a href="#([^"]+-message-name)">Name: Please answer this\.<\/a>.*<input id="\1"/s);
  expect(html).toMatch(/<textarea[^>]*>Hello &lt;b&gt;<\/textarea>/);
  expect(html).toMatch(/name="\/message\/copy"[^>]* checked=""/);
  expect(html).toMatch(/<option value="press" selected="">/);
});

it.each<[string, Drawing, string]>([
  ['robots are looked for', { captcha: true }, t('captcha:withoutScripts').replace('{{email}}', 'post@acme.example')],
  ['another server takes it', { endpoint: 'https://api.example/graphql' }, t('forms:noscript')],
])('says what to do without scripts where %s', (_, drawing, sentence) => {
  expect(draw(drawing)).toMatch(new RegExp(`<noscript><p[^>]*>[^<]*${sentence}`));
});

it('says so where nobody would read a message', () => {
  const html = draw({ contactEmail: null });
  expect(html).toContain('The Acme does not accept messages here.');
  expect(html).not.toContain('noscript');
});
