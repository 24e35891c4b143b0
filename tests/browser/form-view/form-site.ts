/** Serves the page with a form, and the validation scripts, under the content security policy of the real site. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { BrandDocument } from '../../../runtime/core/document/brand.generated.ts';
import { askForm, type FormName } from '../../../runtime/core/forms/ask.ts';
import { writeCheckScript } from '../../../runtime/core/forms/compile-check.ts';
import type { Messages } from '../../../runtime/core/texts/catalogues.ts';
import { themeCss } from '../../../runtime/core/theme/theme-css.ts';
import type { FormToFill } from '../../../runtime/forms/form.generated.ts';
import { readFormCatalogue } from '../../../schemas/forms/catalogue.ts';
import { contentSecurityPolicy } from '../../../server/cache/csp.ts';

export interface FormSite {
  origin: string;
  close(): void;
}

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A form</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/theme.css">
<link rel="stylesheet" href="/page.css"><script type="module" src="/page.js"></script></head>
<body><main><h1>A form</h1><div id="form"></div></main></body></html>`;

const catalogue = readFormCatalogue();
const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8'));
const brand = (): BrandDocument => readJson('brands/default.json');

/** A form of the root document, with the URL of its check on this server. */
export function formToFill(form: FormName, locale: 'en' | 'de' = 'en'): FormToFill {
  const texts = readJson<Messages>(`locales/${locale}/form-fields.json`);
  return { ...askForm(catalogue, brand(), form, locale, texts), check: `/forms/${form}.js` };
}

/** Serves a bundled page from its folder on a free port. */
export async function startFormSite(bundle: string): Promise<FormSite> {
  const files = (path: string): string | Buffer => {
    const form = /^\/forms\/([a-z_]+)\.js$/.exec(path)?.[1];
    if (form) return writeCheckScript(formToFill(form as FormName));
    return path === '/theme.css' ? themeCss(brand()).css : readFileSync(join(bundle, path));
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/') {
      response.setHeader('content-security-policy', contentSecurityPolicy({ scripts: [], styles: [] }));
      response.setHeader('content-type', 'text/html').end(html);
      return;
    }
    const type = { css: 'text/css', js: 'text/javascript' }[path.split('.').at(-1) ?? ''];
    try {
      if (!type || path.includes('..')) throw new Error(`There is no ${path}.`);
      response.setHeader('content-type', type).end(files(path));
    } catch {
      response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://forms.localhost:${portOf(server)}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The site has no port.');
  return address.port;
}
