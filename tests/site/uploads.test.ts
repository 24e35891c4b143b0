import { describe, expect, it } from 'vitest';
import { pdf, photograph } from '../../backend/uploads/testing/files.ts';
import { BOUNDARY, encodeForm, formOf } from '../../backend/uploads/testing/form.ts';
import { testBrowser } from './support/browser.ts';
import { siteClient, siteOrigin } from './support/site.ts';

const get = siteClient('harbor-ledger');
const other = siteClient('rheinblick');
const open = testBrowser();

async function send(bytes: Buffer, filename: string) {
  const { status, text } = await get('/graphql', {
    method: 'POST',
    headers: { frontend: 'harbor-ledger;en-eu', 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: encodeForm(formOf(bytes, { filename })),
  });
  expect(status).toBe(200);
  return JSON.parse(text).data.upload;
}

describe('a file that was sent', () => {
  it('is there for whoever has its address, for saving and nothing else', async () => {
    const bytes = pdf();
    const file = await send(bytes, 'cv.pdf');
    const { status, headers, body } = await get(file.url);
    expect([status, body.equals(bytes)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=cv.pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/^private, max-age=(900|89\d)$/),
    });
  });

  it('is shown in place when it is a picture, without where it was taken', async () => {
    const { headers, body } = await get((await send(await photograph(), 'me.jpg')).url);
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'content-disposition': 'inline; filename=me.jpg' });
    expect(body.includes('Secretphone')).toBe(false);
  });

  it('is not there for another brand, nor at an address that was changed', async () => {
    const { url } = await send(pdf(), 'cv.pdf');
    const changed = url.replace(/files\/\d+/, (address: string) => `${address}0`);
    expect([(await other(url)).status, (await get(changed)).status]).toEqual([404, 404]);
  });
});

it('leaves the files of the demo where they are', async () => {
  const [logo] = /\/files\/logos\/[^"&\s]+/.exec((await get('/organizations')).text) ?? [];
  expect((await get(logo ?? '')).headers['content-type']).toMatch(/^image\//);
});

/** Uploads a file from a page, as a form does; returns what the page receives. */
async function sendFromPage(size: number, begin: string): Promise<{ status: number; text: string }> {
  const page = await open(`${siteOrigin('harbor-ledger')}/about`);
  return page.evaluate(
    async ({ size, begin, form }) => {
      const body = new FormData();
      for (const [name, text] of form) body.append(name, text);
      body.append('0', new File([begin, new Uint8Array(size)], 'cv.pdf', { type: 'application/pdf' }));
      const answer = await fetch('/graphql', { method: 'POST', headers: { frontend: 'harbor-ledger;en-eu' }, body });
      return { status: answer.status, text: await answer.text() };
    },
    {
      size,
      begin,
      form: formOf(pdf()).flatMap((part): [string, string][] => ('text' in part ? [[part.name, part.text]] : [])),
    },
  );
}

describe('a browser', () => {
  it.each([
    ['of another kind', 40_000_000, '<html>', 'UPLOAD_TYPE_REFUSED'],
    ['that is too large', 53_000_000, '%PDF-1.4\n', 'UPLOAD_TOO_LARGE'],
    ['that is larger than any request', 150_000_000, '%PDF-1.4\n', 'UPLOAD_TOO_LARGE'],
  ])('reads why a file %s is refused, though it still was sending', async (_, size, begin, code) => {
    const { status, text } = await sendFromPage(size, begin);
    expect([status, JSON.parse(text).errors[0].extensions.code]).toEqual([200, code]);
  });
});
