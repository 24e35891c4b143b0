import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import type { BrandDocument } from '../../runtime/core/document/brand.generated.ts';
import { cutCatalogue } from '../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../runtime/core/texts/translator.ts';
import { contrast } from '../../runtime/core/theme/colour.ts';
import { testBrand } from '../testing/backend.ts';
import { type Frame, renderHtml, renderText } from './render.ts';
import { sampleValues } from './samples.ts';
import { type Addressee, TEMPLATES, type TemplateName, type TemplateValues, writeLetter } from './templates.ts';

const origin = 'https://jobs.acme.example';
const values = sampleValues(origin);
const link = values.verify_email.link;
const message = values.contact;

function render<T extends TemplateName>(
  template: T,
  options: {
    values?: TemplateValues[T];
    locale?: string;
    origin?: string;
    to?: Addressee | null;
    change?: (document: BrandDocument) => void;
  } = {},
) {
  const { locale = 'en' } = options;
  const brand = testBrand('acme', (document) => {
    document.locales = { default: 'en', supported: ['en', 'en-GB', 'de', 'fr', 'es'], region: 'eu' };
    document.site.contactEmail = 'hello@acme.example';
    document.site.legal.publisher = 'Acme Publishing Ltd';
    document.site.legal.address = '1 Quay & Co';
    document.site.legal.imprint = 'privacy';
    options.change?.(document);
  });
  const missing: string[] = [];
  const translate = translatorOf(cutCatalogue(brand, locale, ['mail']), 'mail', (key) => missing.push(key));
  const frame: Frame = { brand, origin: options.origin ?? origin, locale, translate, unsubscribe: null };
  const { to = null } = options;
  const letter = writeLetter(
    { translate, site: brand.document.site.name, to },
    template,
    options.values ?? values[template],
  );
  const html = renderHtml(letter, frame);
  const page = new JSDOM(html).window.document;
  return { subject: letter.subject, text: renderText(letter, frame), html, page, missing };
}

const everywhere = TEMPLATES.flatMap((name) =>
  ['en', 'en-GB', 'de', 'fr', 'es'].map((locale) => [name, locale] as const),
);

describe.each(everywhere)('the mail %s in %s', (name, locale) => {
  const { subject, text, html, page, missing } = render(name, { locale });

  it('has all its words, none left open', () => {
    expect(missing).toEqual([]);
    expect(subject).not.toBe('');
    expect(`${subject}${text}${html}`).not.toMatch(/\{\{|\}\}|undefined|\[object/);
    expect(page.documentElement.lang).toBe(locale);
    expect(page.title).toBe(subject);
  });

  it('says the same as text and as HTML', () => {
    const words = textsIn(page.querySelector('h1')?.closest('td')).flatMap((part) => part.split(/\s+/));
    const [body = ''] = text.split('\n-- \n');
    const hint = translatorOf(cutCatalogue(testBrand('acme'), locale, ['mail']), 'mail')('linkHint').split(/\s+/);
    expect(words.filter((word) => word !== '' && !body.includes(word) && !hint.includes(word))).toEqual([]);
    const listed = {
      ...{ job_alert: values.job_alert.results, resume_alert: values.resume_alert.results },
      newsletter: values.newsletter.jobs,
      message_digest: values.message_digest.results,
      morning: values.morning.groups.flatMap(({ entries }) => entries),
      weekly_figures: values.weekly_figures.jobs,
    };
    const results = new Map(Object.entries(listed)).get(name)?.map((one) => one.link) ?? [];
    const { posts, blog } = values.newsletter;
    const articles = name === 'newsletter' ? [...posts.map((one) => one.link), blog, blog] : [];
    const files = name === 'application_forward' ? values[name].files.map((file) => file.link) : [];
    const links = ['link', 'no', 'reset', 'register'].flatMap((key) => {
      const address = new Map<string, string>(Object.entries(values[name])).get(key);
      return address === undefined ? [] : [address, address];
    });
    expect([...page.querySelectorAll('h1 ~ * a')].map((anchor) => anchor.getAttribute('href'))).toEqual([
      ...results,
      ...files,
      ...links,
      ...articles,
    ]);
    expect(body.includes(`:\n${link}`)).toBe(links.length > 0);
  });

  it('ends with who sent it', () => {
    const footer = page.body.textContent ?? '';
    for (const part of ['Acme Publishing Ltd', '1 Quay & Co', 'hello@acme.example']) {
      expect(footer).toContain(part);
      expect(text.split('\n-- \n')[1]).toContain(part);
    }
    const imprint = locale === 'en' ? `${origin}/privacy-policy` : `${origin}/${locale}/privacy-policy`;
    expect(text).toContain(`: ${imprint}\n`);
    const { title } = testBrand('acme').document.pages.privacy ?? {};
    expect(page.querySelector(`a[href="${imprint}"]`)?.textContent).toBe(Object(title)[locale.slice(0, 2)]);
  });
});

it('sets colons as French does', () => {
  const { text, page } = render('order_placed', { locale: 'fr' });
  for (const line of ['Total\u00a0: $268.20', 'Voir la facture\u00a0:\n', 'Contact\u00a0: hello@acme.example'])
    expect(text).toContain(line);
  expect(page.body.textContent).toContain('Contact\u00a0: hello@acme.example');
});

describe('what a person wrote', () => {
  const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>"\' &amp; $t(linkHint) {{site}} {{email}}';

  it.each(['contact', 'contact_copy'] as const)('stays text in the HTML of %s', (template) => {
    const filled = { name: hostile, email: hostile, subject: hostile, body: `${hostile}\n  second` };
    const { subject, text, page } = render(template, { values: filled });
    expect(page.querySelectorAll('script, [onerror], img[src=x]')).toHaveLength(0);
    expect(page.querySelector('div[style*="pre-wrap"]')?.textContent).toBe(`${hostile}\n  second`);
    expect([...page.querySelectorAll('td[dir=auto]')].map((cell) => cell.textContent)).toEqual([
      hostile,
      hostile,
      hostile,
    ]);
    expect(subject).toContain(hostile);
    expect(text).toContain(`\n> ${hostile}\n>   second\n`);
  });

  it('is kept whole at any length, in any script', () => {
    const body = `שלום עולם\n${'🚀'.repeat(20_000)}\n日本語`;
    const { text, page } = render('contact', { values: { ...message, body } });
    expect(text.replaceAll('\n> ', '\n')).toContain(body);
    expect(page.querySelector('div[style*="pre-wrap"]')?.textContent).toBe(body);
    expect(page.querySelector('div[style*="pre-wrap"]')?.getAttribute('dir')).toBe('auto');
  });

  it('cannot break out of the subject line', () => {
    const { subject } = render('contact', { values: { ...message, subject: 'Hi\r\nBcc: x@example.com\r\n\r\nBody' } });
    expect(subject).toBe('Hi Bcc: x@example.com Body (message from Ada)');
  });
});

describe('the look', () => {
  it.each(['#9b1c1f', '#ff7a1a', '#f5f5f5', '#000000'])('is readable with the primary colour %s', (primary) => {
    const { page } = render('verify_email', {
      change: ({ theme }) => Object.assign(theme, { primary, surface: 'dark', colorScheme: 'dark' }),
    });
    const styled = [...page.querySelectorAll<HTMLElement>('[style*="color:"]')];
    const pairs = styled.flatMap((element) => {
      if (!/(^|;)color:/.test(element.getAttribute('style') ?? '')) return [];
      const ground = element.closest<HTMLElement>('[style*="background:"]');
      return [[hex(element.style.color), hex(ground?.style.background ?? '')] as const];
    });
    expect(pairs.length).toBeGreaterThan(5);
    for (const [colour, ground] of pairs) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the icon as PNG over https, and the name alone elsewhere', () => {
    const icon = (options: Parameters<typeof render<'account_deleted'>>[1]) =>
      render('account_deleted', options).page.querySelector('img')?.getAttribute('src');
    expect(icon({})).toBe(`${origin}/brands/default/apple-touch-icon.png`);
    expect(icon({ change: ({ site }) => Object.assign(site, { touchIcon: null }) })).toBe(
      `${origin}/brands/acme/apple-touch-icon.png`,
    );
    expect(icon({ change: ({ site }) => Object.assign(site, { touchIcon: 'icon.svg' }) })).toBe(
      `${origin}/brands/acme/apple-touch-icon.png`,
    );
    expect(icon({ origin: 'http://acme.localhost:3025' })).toBeUndefined();
    expect(render('account_deleted', { origin: 'http://acme.localhost:3025' }).page.body.textContent).toContain(
      'The acme',
    );
  });

  it('has no scripts, no style sheets and nothing else to fetch', () => {
    const { page } = render('contact');
    expect(page.querySelectorAll('script, link, style, iframe, [src]:not(img)')).toHaveLength(0);
    expect(page.querySelectorAll('img')).toHaveLength(1);
  });
});

describe('the greeting', () => {
  const ada = { name: 'Ada Byron', firstName: 'Ada' };

  it.each([
    ['en', 'Hello Ada,', 'Kind regards,\nThe acme'],
    ['de', 'Guten Tag Ada Byron,', 'Freundliche Grüße\nThe acme'],
    ['fr', 'Bonjour Ada Byron,', 'Cordialement,\nThe acme'],
  ])('in %s names the person; a close follows the letter', (locale, first, last) => {
    const { text, page } = render('verify_email', { locale, to: ada });
    const parts = text.split('\n\n');
    expect([parts[1], parts.at(-2)]).toEqual([first, last]);
    const paragraphs = [...page.querySelectorAll('h1 ~ p')].map((one) => one.innerHTML.replace('\n', ''));
    expect([paragraphs[0], paragraphs.at(-1)]).toEqual([first, last.replace('\n', '<br>')]);
  });

  it.each([
    ['en', 'Hello,'],
    ['de', 'Guten Tag,'],
    ['fr', 'Bonjour,'],
  ])('in %s does without a name', (locale, first) => {
    expect(render('verify_email', { locale }).text.split('\n\n')[1]).toBe(first);
  });

  it('is one line, and text, whatever the name is', () => {
    const name = '<b>Ada</b>\nBcc: {{site}}';
    const { text, page } = render('verify_email', { to: { name, firstName: name } });
    expect(text.split('\n\n')[1]).toBe('Hello <b>Ada</b> Bcc: {{site}},');
    expect(page.querySelector('b')).toBeNull();
  });

  it('is left out where the site writes to itself', () => {
    expect(render('job_waits', { to: ada }).text).not.toMatch(/Hello|Kind regards/);
  });

  it.each(everywhere.filter(([, locale]) => locale === 'de'))(
    'is followed by %s as a sentence goes on in German',
    (name) => {
      const { text } = render(name, { locale: 'de' });
      const [, first = '', second = ''] = text.split('\n\n');
      if (first.startsWith('Guten Tag')) expect(second).toMatch(/^(\p{Ll}|Sie |Ihre? |„|Harbor Works |Ada |Grace )/u);
    },
  );
});

it('takes the words of a brand over ours', () => {
  const { subject } = render('password_changed', {
    locale: 'de',
    change: (document) => {
      document.messages = { de: { mail: { password_changed: { subject: 'Neues Kennwort bei {{site}}' } } } };
    },
  });
  expect(subject).toBe('Neues Kennwort bei The acme');
});

it('leaves out what the brand does not say', () => {
  const { text } = render('account_deleted', {
    change: ({ site }) => {
      site.contactEmail = null;
      site.legal = { ...site.legal, publisher: null, address: null, imprint: null };
    },
  });
  expect(text.split('\n-- \n')[1]).toBe('The acme\n');
});

it.each(['javascript:alert(1)', '/user/verify', 'data:text/html,x', ''])('refuses the link %j', (wrong) => {
  expect(() => render('verify_email', { values: { link: wrong } })).toThrow(
    `A mail cannot link to "${wrong}"; it takes a whole http or https address.`,
  );
});

/** The texts between the tags, in order. */
function textsIn(node: Node | null | undefined): string[] {
  if (!node) return [];
  return node.nodeType === 3 ? [node.textContent ?? ''] : [...node.childNodes].flatMap(textsIn);
}

/** `rgb(1, 2, 3)` as the browser gives it back. */
function hex(colour: string): string {
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
}
