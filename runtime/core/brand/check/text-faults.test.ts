import { expect, it } from 'vitest';
import { describeWrongText } from './text-faults.ts';

const host = { pattern: '^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$' };
const key = { pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 60, description: 'A key.' };
const color = { pattern: '^#[0-9a-fA-F]{6}$', description: 'A color.', examples: ['#0b3d2e'] };
const path = { pattern: '^(?!.*(/\\.\\.?(/|$)|%(2[EFef]|5[Cc]|[01]|7[Ff])))/([^/\\\\\\s?#*][^\\\\\\s?#*]*)?$' };
const url = { pattern: '^https?://[^\\s<>"]+$', description: 'A full URL.' };
const email = { format: 'email', description: 'An email address.' };
const custom = { pattern: '^x_[a-z][a-z0-9_]*$' };
const frame = { pattern: '^https://(\\*\\.)?[a-z0-9-]+(\\.[a-z0-9-]+)+(:[0-9]{1,5})?$' };
const asset = { pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*(/[A-Za-z0-9][A-Za-z0-9_-]*)*(\\.[a-z0-9]+)+$' };
const link = { pattern: '^(https?://|mailto:|tel:)\\S+$' };
const code = { pattern: '^[A-Z]{2}$' };

it.each([
  [' acme.example', host, '" acme.example" has a space at the beginning. Did you mean "acme.example"?'],
  ['acme.example\u00a0', host, '"acme.example\u00a0" has a space at the end. Did you mean "acme.example"?'],
  ['acme\u200b.example', host, '"acme\u200b.example" has an invisible character. Did you mean "acme.example"?'],
  ['https://acme.example', host, '"https://acme.example" begins with "https://". Did you mean "acme.example"?'],
  [
    'https://acme.example/',
    host,
    '"https://acme.example/" begins with "https://" and ends with a slash. Did you mean "acme.example"?',
  ],
  ['acme.example:3025', host, '"acme.example:3025" has a port at the end. Did you mean "acme.example"?'],
  ['acme.example/jobs', host, '"acme.example/jobs" goes on after the host. Did you mean "acme.example"?'],
  ['Acme.example', host, '"Acme.example" has capitals. Did you mean "acme.example"?'],
  [
    'Über Uns',
    key,
    '"Über Uns" has letters other than a to z, has a space and has capitals. Did you mean "ueber-uns"?',
  ],
  ['About', key, '"About" has capitals. Did you mean "about"?'],
  ['about us', key, '"about us" has a space. Did you mean "about-us"?'],
  ['about_us', key, '"about_us" has an underscore. Did you mean "about-us"?'],
  ['“about”', key, '"“about”" has curly quotes in it. Did you mean "about"?'],
  ['0b6e4f', color, '"0b6e4f" does not begin with "#". Did you mean "#0b6e4f"?'],
  ['#0b6', color, '"#0b6" has three digits instead of six. Did you mean "#00bb66"?'],
  ['#0b6e4', color, '"#0b6e4" does not have the right form. Expected: A color. For example: "#0b3d2e".'],
  ['about', path, '"about" does not begin with "/". Did you mean "/about"?'],
  ['/about?x=1', path, '"/about?x=1" has a "?". Did you mean "/about"?'],
  [
    'www.facebook.com/acme',
    url,
    '"www.facebook.com/acme" does not begin with "https://". Did you mean "https://www.facebook.com/acme"?',
  ],
  ['acme', url, '"acme" does not have the right form. Expected: A full URL.'],
  ['jobs.acme.example', email, '"jobs.acme.example" has no "@". Expected: An email address.'],
  [
    'jobs(at)acme.example',
    email,
    '"jobs(at)acme.example" has "(at)" instead of "@". Did you mean "jobs@acme.example"?',
  ],
  ['jobs@acme.example ', email, '"jobs@acme.example " has a space at the end. Did you mean "jobs@acme.example"?'],
  [
    'mailto:jobs@acme.example',
    email,
    '"mailto:jobs@acme.example" begins with "mailto:". Did you mean "jobs@acme.example"?',
  ],
  ['post @acme.example', email, '"post @acme.example" has a space. Did you mean "post@acme.example"?'],
  ['jobs@acme.example', host, '"jobs@acme.example" is an email address. Did you mean "acme.example"?'],
  [
    'https:/acme.example',
    url,
    '"https:/acme.example" has one slash instead of two. Did you mean "https://acme.example"?',
  ],
  [
    'http://acme.example',
    frame,
    '"http://acme.example" begins with "http://" instead of "https://". Did you mean "https://acme.example"?',
  ],
  [
    'https://acme.example/jobs',
    frame,
    '"https://acme.example/jobs" goes on after the host. Did you mean "https://acme.example"?',
  ],
  [
    '/brands/acme/logo.svg',
    asset,
    '"/brands/acme/logo.svg" has more than the name of the file. Did you mean "logo.svg"?',
  ],
  ['public/brands/acme', key, '"public/brands/acme" has more than the name of the folder. Did you mean "acme"?'],
  ['/contact', key, '"/contact" begins with a slash. Did you mean "contact"?'],
  ['/jobs*', path, '"/jobs*" ends with a star. Did you mean "/jobs"?'],
  ['/.', path, '"/." has a part of dots alone. Did you mean "/"?'],
  ['/help/../about', path, '"/help/../about" has a part of dots alone. Did you mean "/help/about"?'],
  ['/a%2Fb', path, '"/a%2Fb" has a dot or a slash written as a code. Did you mean "/a/b"?'],
  ['Disallow: /router', path, '"Disallow: /router" does not have the right form.'],
  ['Berlin', { pattern: '^[A-Z]{2}$' }, '"Berlin" does not have the right form.'],
  ['Deutschland', code, '"Deutschland" is a name. Write its code: "DE".'],
  ['Euro', { pattern: '^[A-Z]{3}$' }, '"Euro" is a name. Write its code: "EUR".'],
  ['englisch', { pattern: '^[a-z]{2}(-[A-Z]{2})?$' }, '"englisch" is a name. Write its code: "en".'],
  [
    'Acme <jobs@acme.example>',
    email,
    '"Acme <jobs@acme.example>" has a name beside the address. Did you mean "jobs@acme.example"?',
  ],
  [
    'jobs@acme.example, hr@acme.example',
    email,
    '"jobs@acme.example, hr@acme.example" is more than one address. Expected: An email address.',
  ],
  [
    'jobs@acme.example',
    link,
    '"jobs@acme.example" does not begin with "mailto:". Did you mean "mailto:jobs@acme.example"?',
  ],
  ['jobs@acme.example', url, '"jobs@acme.example" does not have the right form. Expected: A full URL.'],
  ['team', custom, '"team" does not begin with "x_". Did you mean "x_team"?'],
  ['us', code, '"us" has small letters where capitals are needed. Did you mean "US"?'],
  ['', key, 'This text is empty. Expected: A key.'],
  ['\u200b ', key, 'Nothing in this text can be seen. Expected: A key.'],
])('says what is wrong with %j', (text, schema, message) => {
  expect(describeWrongText(text, schema, 'does not have the right form').message).toBe(message);
});

it('is sure of what was meant only where nothing is guessed', () => {
  const sure = (text: string, schema: { pattern: string }) => describeWrongText(text, schema, '').meant;
  expect(sure('https://Acme.example/', host)).toBe('acme.example');
  expect(sure('a b', host)).toBeUndefined();
  expect(sure('about', path)).toBeUndefined();
});
