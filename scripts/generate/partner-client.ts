/**
 * Writes the types of a client for the API for partners, from the document that the demo brand serves; with --check exits 1 if
 * they are out of date. tests/site/partner-client.test.ts compares them with what the server says, and works with them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { formOf } from '../../backend/answers/stored.ts';
import { createForms } from '../../backend/modules/forms/forms.ts';
import { JOB_FORM } from '../../backend/modules/jobs/own/own-jobs.ts';
import { openApiDocument } from '../../backend/modules/partners/api/openapi.ts';
import { compileBrand } from '../../runtime/core/brand/compile.ts';
import { defaultLocations, Workspace } from '../brand/workspace.ts';
import { clientTypes } from './client-types.ts';

const BRAND = 'demo';
const file = new URL('../../backend/modules/partners/testing/partner-api.generated.ts', import.meta.url);

const { document } = (await Workspace.open(defaultLocations({}))).examine(BRAND);
if (document === undefined) throw new Error(`The brand "${BRAND}" has errors.`);
const brand = compileBrand(document, BRAND);
const form = formOf({ forms: createForms(), brand, locale: document.locales.default }, JOB_FORM);
const types = await clientTypes(openApiDocument({ name: document.site.name, origin: 'https://jobs.example', form }));

if ((await readFile(file, 'utf8').catch(() => '')) !== types) {
  if (process.argv.includes('--check')) {
    console.error('backend/modules/partners/testing/partner-api.generated.ts is out of date. Run npm run generate.');
    process.exitCode = 1;
  } else await writeFile(file, types);
}
