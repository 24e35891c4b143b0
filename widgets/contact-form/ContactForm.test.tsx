import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageFrame } from '../../runtime/page/testing/PageFrame.tsx';
import { brandFixture, pageFixture } from '../../runtime/page/testing/page-fixture.ts';
import { ContactForm } from './ContactForm.tsx';

const fields = ['name', 'email'].map((name) => ({ name, control: 'text', width: 'full' }));
const form = {
  form: 'contact' as const,
  check: '/forms/acme/contact.0123456789abcdef.js',
  captcha: false,
  groups: [{ group: 'message', schema: {}, fields }],
};

function draw(contactEmail: string | null): string {
  const own = pageFixture(
    {},
    brandFixture(({ site }) => {
      site.name = 'The Acme';
      site.contactEmail = contactEmail;
    }),
  );
  return renderToStaticMarkup(
    <PageFrame page={own} namespaces={['contact', 'forms', 'controls']} onMissing={expect.unreachable}>
      <ContactForm id="main-1" page={own} props={{}} data={{ form: { form } }} />
    </PageFrame>,
  );
}

it('draws the place of the form on the server, and says what it takes', () => {
  const html = draw('post@acme.example');
  expect(html).toContain('<h1>Contact us</h1>');
  expect(html).toContain('This form needs JavaScript.');
  expect(html).not.toContain('<form');
});

it('says so where nobody would read a message', () => {
  const html = draw(null);
  expect(html).toContain('The Acme does not accept messages here.');
  expect(html).not.toContain('noscript');
});
