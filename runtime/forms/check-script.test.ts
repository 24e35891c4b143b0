import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { type FormGroup, readFormCatalogue } from '../../schemas/forms/catalogue.ts';
import { isSchema } from '../../schemas/resolved-schema.ts';
import type { BrandDocument } from '../core/document/brand.generated.ts';
import { type AskedForm, askForm, type FormName } from '../core/forms/ask.ts';
import { compileFormCheck, writeCheckScript } from '../core/forms/compile-check.ts';
import { loadCheck } from './check-cache.ts';
import { checkFromScript } from './check-script.ts';

const catalogue = readFormCatalogue();
const document: BrandDocument = JSON.parse(readFileSync('brands/default.json', 'utf8'));
document.customFields = {
  x_beat: {
    label: 'Beat',
    multiple: true,
    groups: ['job/job_schedule'],
    terms: { a: { label: 'A' }, b: { label: 'B' } },
  },
};
const forms = Object.keys(document.forms) as FormName[];

const hostile: unknown[] = [
  null,
  'text',
  [],
  { unknown: {} },
  JSON.parse('{"__proto__":{"x":1},"message":{"__proto__":{"copy":true},"constructor":1}}'),
  { job_schedule: { x_beat: ['a', 'a', 'c'] } },
  { organization_page: { name: '𝒳'.repeat(200), website: 'javascript:alert(1)' } },
  { work_experience: { workExperience: [{ period: { start: '2024-02', end: '2024-01' } }] } },
];

/** The examples of a group, each as a whole form. */
function examplesOf({ group, examples }: FormGroup): unknown[] {
  const kinds = isSchema(examples) ? [examples.valid, examples.invalid] : [];
  return kinds.flatMap((kind) =>
    (Array.isArray(kind) ? kind : []).map((example: { answers: unknown }) => ({ [group]: example.answers })),
  );
}

const trials = forms.map((form) => {
  const asked = askForm(catalogue, document, form, 'en', {});
  const answers = [...(catalogue.get(form)?.values() ?? [])].flatMap(examplesOf);
  return { asked, script: writeCheckScript(asked), answers: [...answers, ...hostile] };
});

it('finds the same in the browser as in the backend, for every example, where no code may be made from text', () => {
  const child = spawnSync(
    process.execPath,
    ['--disallow-code-generation-from-strings', fileURLToPath(import.meta.resolve('./testing/check-without-eval.ts'))],
    { input: JSON.stringify(trials), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  expect(child.stderr).toBe('');
  const browser = JSON.parse(child.stdout) as unknown[][];
  for (const [at, { asked, answers }] of trials.entries()) {
    const check = compileFormCheck(asked);
    for (const [which, one] of answers.entries()) {
      const expected: unknown = JSON.parse(JSON.stringify(check(JSON.parse(JSON.stringify(one)))));
      expect(browser[at]?.[which], `${asked.form}: ${JSON.stringify(one)}`).toEqual(expected);
    }
  }
});

it('is the same text in every language', () => {
  const german = askForm(catalogue, document, 'job', 'de', { job: { title: 'Anzeige' } });
  expect(writeCheckScript(german)).toBe(trials.find(({ asked }) => asked.form === 'job')?.script);
});

it('refuses a script of another form', () => {
  const [job, login] = ['job', 'login'].map((form) => trials.find(({ asked }) => asked.form === form)?.asked);
  if (!job || !login) throw new Error('forms are missing');
  expect(() => checkFromScript(job, { default: () => ({}) })).toThrow('no check of the group "job_info"');
  expect(() => checkFromScript(login, {})).toThrow('The script is no check of a form.');
});

it('refuses a script that was compiled from other rules, if only by one choice', async () => {
  const asked = askForm(catalogue, document, 'job', 'en', {});
  const script: unknown = await import(`data:text/javascript,${encodeURIComponent(writeCheckScript(asked))}`);
  expect(checkFromScript(asked, script)({}).errors).toContainEqual({ code: 'required', pointer: '/job_info/title' });

  const { x_beat } = document.customFields;
  const changed = {
    ...document,
    customFields: { x_beat: { ...x_beat, terms: { a: { label: 'A' } } } as typeof x_beat },
  };
  const other = askForm(catalogue, changed as BrandDocument, 'job', 'en', {});
  expect(() => checkFromScript(other, script)).toThrow(
    /^No precompiled validator function was found for the given schema for "[-0-9a-f]+"$/,
  );
});

it('checks what was compiled where fewer choices are drawn', async () => {
  const asked = askForm(catalogue, document, 'registration', 'en', {});
  const check = `data:text/javascript,${encodeURIComponent(writeCheckScript(asked))}`;
  const drawn: AskedForm = JSON.parse(JSON.stringify(asked).replace('["applicant","recruiter"]', '["recruiter"]'));
  expect(drawn).not.toEqual(asked);

  const found = await loadCheck({ ...drawn, check, compiled: asked.groups });
  const account = { email: 'ida@example.com', password: 'a long password', role: 'visitor' };
  expect(found?.({ account }, ['account']).errors).toEqual([{ code: 'enum', pointer: '/account/role' }]);

  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await loadCheck({ ...drawn, check })).toBeNull();
  expect(warned.mock.calls).toEqual([
    ['The check of this form is not to be had; the server checks.', expect.any(Error)],
  ]);
  warned.mockRestore();
});
