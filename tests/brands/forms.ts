/** Every form: asked in each language, accepts valid answers, refuses each wrong one. */
import { readdirSync } from 'node:fs';
import { type AskedForm, askForm, type FormName } from '../../runtime/core/forms/ask.ts';
import { rolesOf } from '../../runtime/core/forms/brand-rules.ts';
import { compileFormCheck } from '../../runtime/core/forms/compile-check.ts';
import { cutCatalogue } from '../../runtime/core/texts/catalogues.ts';
import type { AnswerError } from '../../schemas/answer-check.ts';
import { readFormCatalogue } from '../../schemas/forms/catalogue.ts';
import { isSchema, type Schema } from '../../schemas/resolved-schema.ts';
import { type Answers, validAnswers, wrongAnswers } from './answers.ts';
import type { BrandCase, BrandTest } from './brand-test.ts';
import { elements } from './html.ts';
import type { TestedSite } from './tested-site.ts';

export const forms: BrandTest = {
  kind: 'forms',
  title: 'Every form is shown in every language, accepts valid answers and refuses each wrong one',
  cases: async (site) => {
    const names = formNames(site);
    return [
      ...site.languages.map((locale) => askedCase(site, names, locale)),
      ...names.map((form) => answersCase(site, form)),
      ...(await site.pages()).flatMap((page) => plainCases(site, page.key, page.address, page.locale)),
    ];
  },
};

const catalogue = readFormCatalogue();
const controls = new Set(readdirSync(new URL('../../runtime/forms/controls', import.meta.url)));

/** Registration is closed where accounts have no role. */
function formNames({ brand: { document } }: TestedSite): FormName[] {
  const all = Object.keys(document.forms) as FormName[];
  return all.filter((form) => form !== 'registration' || rolesOf(document).length > 0);
}

function askedOf({ brand }: TestedSite, form: FormName, locale: string): AskedForm {
  const texts = cutCatalogue(brand, locale, ['form-fields']).namespaces['form-fields'] ?? {};
  return askForm(catalogue, brand.document, form, locale, texts);
}

async function query<Data>(site: TestedSite, locale: string, text: string, variables: object = {}): Promise<Data> {
  const { status, text: body } = await site.ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', frontend: `${site.brand.id};${locale}` },
    body: JSON.stringify({ query: text, variables }),
  });
  const { data, errors } = JSON.parse(body);
  if (status !== 200 || errors)
    throw new Error(`The API answers ${status}: ${errors?.[0]?.message ?? body.slice(0, 200)}`);
  return data;
}

interface ServedForm {
  check: string;
  groups: { group: string; schema: Schema; fields: { name: string; control: string }[] }[];
}

/** As the API hands forms to the browser, which renders them. */
function askedCase(site: TestedSite, names: readonly FormName[], locale: string): BrandCase {
  return {
    name: `forms in ${locale}`,
    sort: 'asked',
    path: ['forms'],
    async run() {
      const parts = names.map(
        (form) => `${form}: form(name: "${form}") { check groups { group schema fields { name control } } }`,
      );
      const served = await query<Record<string, ServedForm | null>>(site, locale, `{ ${parts.join('\n')} }`);
      const faults = await Promise.all(names.map((form) => servedFaults(site, form, locale, served[form] ?? null)));
      return faults.flat();
    },
  };
}

async function servedFaults(
  site: TestedSite,
  form: FormName,
  locale: string,
  served: ServedForm | null,
): Promise<string[]> {
  if (served === null) return [`The form "${form}" is not served.`];
  const expected = askedOf(site, form, locale).groups.map(({ group }) => group);
  const groups = served.groups.map(({ group }) => group);
  const script = await site.ask(served.check, { method: 'HEAD' });
  return [
    ...(groups.join() === expected.join()
      ? []
      : [`The form "${form}" has the groups ${groups.join(', ')} instead of ${expected.join(', ')}.`]),
    ...(script.status === 200 ? [] : [`The script that checks the form "${form}" answers ${script.status}.`]),
    ...served.groups.flatMap(({ group, schema, fields }) => [
      ...(fields.length > 0 ? [] : [`The group "${group}" of the form "${form}" asks nothing.`]),
      ...fields.flatMap(({ name, control }) => {
        const field = isSchema(schema.properties) ? schema.properties[name] : undefined;
        const title = isSchema(field) && typeof field.title === 'string' ? field.title.trim() : '';
        return [
          ...(title === '' && control !== 'hidden'
            ? [`The field "${form}/${group}/${name}" has no label in "${locale}".`]
            : []),
          ...(controls.has(control)
            ? []
            : [`The field "${form}/${group}/${name}" has the unknown control "${control}".`]),
        ];
      }),
    ]),
  ];
}

function answersCase(site: TestedSite, form: FormName): BrandCase {
  return {
    name: `answers of ${form}`,
    sort: `answers of ${form}`,
    path: ['forms', form],
    async run() {
      const asked = askedOf(site, form, site.routes.defaultLocale);
      const check = compileFormCheck(asked);
      const valid = validAnswers(asked, catalogue, check);
      const refused = check(valid).errors;
      if (refused.length > 0) return [`The form "${form}" accepts no answers: ${describe(refused)}.`];
      const accepted = wrongAnswers(asked, valid)
        .filter(({ pointer, answers }) => !check(answers).errors.some((error) => isWithin(error, pointer)))
        .map(({ name }) => `The form "${form}" accepts a wrong answer: ${name}.`);
      return [...accepted, ...(await faultsOfServer(site, form, valid, check({}).errors))];
    },
  };
}

const isWithin = ({ pointer }: AnswerError, place: string) => pointer === place || pointer.startsWith(`${place}/`);
const describe = (errors: readonly Pick<AnswerError, 'code' | 'pointer'>[]) =>
  errors.map(({ code, pointer }) => `${code} ${pointer}`).join(', ');

/** The server judges valid answers and none at all in the same way. */
async function faultsOfServer(
  site: TestedSite,
  form: FormName,
  valid: Answers,
  missing: readonly AnswerError[],
): Promise<string[]> {
  type Faults = Pick<AnswerError, 'code' | 'pointer'>[];
  const { good, none } = await query<{ good: Faults; none: Faults }>(
    site,
    site.routes.defaultLocale,
    `query ($valid: JSON!) {
      good: formFaults(name: "${form}", answers: $valid) { code pointer }
      none: formFaults(name: "${form}", answers: {}) { code pointer }
    }`,
    { valid },
  );
  return [
    ...(good.length === 0 ? [] : [`The server refuses valid answers of the form "${form}": ${describe(good)}.`]),
    ...(describe(none) === describe(missing)
      ? []
      : [`The server misses no answer of the form "${form}" but these: ${describe(none)}.`]),
  ];
}

/** Widgets whose forms the server renders, which work without scripts. */
const plainForms = { 'contact-form': 'contact', 'register-form': 'registration' } as const;

function plainCases(site: TestedSite, key: string, address: string, locale: string): BrandCase[] {
  const regions = Object.values(site.brand.document.pages[key] ?? {}).filter((region) => Array.isArray(region));
  const widgets = regions
    .flat()
    .flatMap((placed) => (isSchema(placed) && typeof placed.widget === 'string' ? [placed.widget] : []));
  return Object.entries(plainForms).flatMap(([widget, form]): BrandCase[] =>
    widgets.includes(widget) && isAnswered(site, form)
      ? [
          {
            name: `${form} at ${address}`,
            sort: `plain ${form}`,
            path: ['forms', form],
            run: () => plainFaults(site, form, address, locale),
          },
        ]
      : [],
  );
}

/** A brand without a contact address shows no contact form. */
function isAnswered({ brand: { document } }: TestedSite, form: 'contact' | 'registration'): boolean {
  return form === 'contact' ? document.site.contactEmail !== null : rolesOf(document).length > 0;
}

async function plainFaults(site: TestedSite, form: FormName, address: string, locale: string): Promise<string[]> {
  const { text } = await site.read(address);
  const shown = new Set(
    ['input', 'select', 'textarea'].flatMap((name) => elements(text, name).map((one) => one.name ?? '')),
  );
  return askedOf(site, form, locale).groups.flatMap(({ group, fields }) =>
    fields
      .filter(
        ({ name, control }) => control !== 'hidden' && ![...shown].some((one) => one.startsWith(`/${group}/${name}`)),
      )
      .map(({ name }) => `${address} does not show the field "${form}/${group}/${name}".`),
  );
}
