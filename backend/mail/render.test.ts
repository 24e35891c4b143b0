import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import type { BrandDocument } from '../../runtime/core/document/brand.generated.ts';
import { cutCatalogue } from '../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../runtime/core/texts/translator.ts';
import { contrast } from '../../runtime/core/theme/colour.ts';
import { testBrand } from '../testing/backend.ts';
import { type Frame, renderHtml, renderText } from './render.ts';
import { type Addressee, TEMPLATES, type TemplateName, type TemplateValues, writeLetter } from './templates.ts';

const origin = 'https://jobs.acme.example';
const link = `${origin}/user/do?token=a&b=1`;
const message = { name: 'Ada', email: 'ada@example.com', subject: 'Question', body: 'First line\n\nSecond <line>' };
const sent = {
  job: 'Reporter',
  organization: 'Harbor Works',
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '+1 207 555 0100',
  coverLetter: 'I count.\n\nIn <numbers>.',
  answers: [['Do you drive?', 'Yes'] as const, ['Why us?', 'Because\nof the sea.'] as const],
  fileNames: ['Life.pdf'],
};
const order = {
  link,
  number: 'HL-00001',
  organization: 'Harbor Works',
  lines: [['2 × One advertisement', '$298.00'] as const],
  total: '$298.00',
  bank: 'IBAN DE02\nBIC <x>',
  due: 'May 4, 2026',
  reason: 'Paid twice.\n\nSorry <you>.',
};
const values: TemplateValues = {
  contact: message,
  contact_copy: message,
  contact_receipt: {},
  verify_email: { link },
  reset_password: { link },
  change_email: { link },
  known_address: { link, reset: `${origin}/user/password?token=c` },
  email_changed: { newEmail: 'new@example.com' },
  password_changed: {},
  invitation: { link, organization: 'Harbor Works', inviter: 'Grace' },
  organization_approved: { link, organization: 'Harbor Works' },
  organization_refused: { link, organization: 'Harbor Works', reason: 'Who are you?\n\nTell us.' },
  account_deleted: {},
  job_alert_confirm: { link, search: 'Nursing: jobs in Bonn' },
  job_alert: {
    link,
    search: 'Nursing: jobs in Bonn',
    results: [
      { title: 'Nurse <b>', facts: ['Harbor & Sons', 'Bonn'], link: `${origin}/job/nurse-1` },
      { title: 'Head nurse', facts: ['Acme', ''], link: `${origin}/job/head-nurse-2` },
    ],
  },
  newsletter_confirm: { link },
  newsletter_known: { link },
  newsletter: {
    link,
    lead: '2 new jobs',
    jobs: [{ title: 'Nurse <b>', facts: ['Harbor & Sons', 'Bonn'], link: `${origin}/job/nurse-1` }],
    posts: [{ title: 'Talking about pay', facts: ['What to ask & when.'], link: `${origin}/blog/pay` }],
    blog: `${origin}/blog`,
  },
  resume_alert: {
    link,
    search: 'Nursing in Bonn',
    results: [{ title: 'Nurse <b>', facts: ['Head of a ward', 'Bonn'], link: `${origin}/resume/1` }],
  },
  order_placed: order,
  order_paid: order,
  order_cancelled: order,
  order_refunded: order,
  order_partly_refunded: order,
  order_needs_look: { link, number: '12', organization: 'Harbor Works' },
  subscription_ends: { link, name: 'Jobs for a year', organization: 'Harbor Works', date: 'May 4, 2026' },
  job_published: { link, title: 'Reporter' },
  job_scheduled: { link, title: 'Reporter', date: 'May 4, 2026 at 9:00 AM' },
  job_refused: { link, title: 'Reporter', reason: 'Who pays?\n\nTell us.' },
  job_taken_down: { link, title: 'Reporter', reason: 'It is taken.' },
  job_ends_soon: { link, title: 'Reporter', date: 'May 4, 2026' },
  job_ended: { link, title: 'Reporter' },
  job_waits: { link, title: 'Reporter', organization: 'Harbor Works' },
  brand_outdated: { link, brand: 'Acme', faults: 'brands/acme.json:3:5\nThere is no setting "<nmae>".' },
  brand_broken: { link, brand: 'Acme', faults: 'brands/acme.json:3:5\nThere is no setting "<nmae>".' },
  brand_mended: { link, brand: 'Acme' },
  brand_change_refused: {
    ...{ link, brand: 'Acme', author: 'Ada <Boss>', note: 'Spring & sale', reason: 'errors' },
    faults: 'runtime patch:3:5\nThere is no page "<fair>".',
  },
  job_reported: { link, title: 'Reporter', text: 'They want <money>.' },
  application_confirm: { link, job: 'Reporter', organization: 'Harbor Works' },
  application_receipt: { ...sent, link, register: `${origin}/user/register` },
  application_new: { link, job: 'Reporter', name: 'Ada Byron' },
  application_forward: { ...sent, link, files: [{ name: 'Life.pdf', link: `${origin}/files/1` }] },
  application_digest: { link, organization: 'Harbor Works', jobs: [{ job: 'Reporter', count: 2, link }] },
  resume_contact_asked: {
    link,
    organization: 'Harbor Works',
    message: 'Hello.\n\nAre you <free>?',
    opens: 'Name, Home, Files',
    ways: 'Email address, Phone',
  },
  resume_contact_opened: { link, organization: 'Harbor Works', opens: 'Name, Home, Files, Phone' },
  resume_contact_approved: { link, opens: 'Name, Home, Files, Phone' },
  resume_contact_message: { link, organization: 'Harbor Works', text: 'Ten o’clock?\n\nOr <eleven>?' },
  resume_contact_reply: { link, name: 'Ada Byron', text: 'Ten.\n\nGladly <!>' },
  resume_contact_unreachable: { link, back: 'credit' },
  resume_contact_unpaid: { link },
  resume_contact_declined: {},
  resume_contact_revoked: {},
  application_stage: {
    link,
    job: 'Reporter',
    organization: 'Harbor Works',
    stage: 'hired',
    note: 'Come on Monday.',
    isAnswered: true,
  },
  application_clearing: { job: 'Reporter', organization: 'Harbor Works', date: 'May 4, 2026' },
  application_clearing_employer: { link, job: 'Reporter', count: '3', date: 'May 4, 2026' },
};

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

const names = TEMPLATES as TemplateName[];
const everywhere = names.flatMap((name) => ['en', 'en-GB', 'de', 'fr', 'es'].map((locale) => [name, locale] as const));

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
    };
    const results = new Map(Object.entries(listed)).get(name)?.map((one) => one.link) ?? [];
    const { posts, blog } = values.newsletter;
    const articles = name === 'newsletter' ? [...posts.map((one) => one.link), blog, blog] : [];
    const files = name === 'application_forward' ? values[name].files.map((file) => file.link) : [];
    const links = ['link', 'reset', 'register'].flatMap((key) => {
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
  for (const line of ['Total\u00a0: $298.00', 'Voir la facture\u00a0:\n', 'Contact\u00a0: hello@acme.example'])
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
