/** The forms of brands, compiled once per brand revision. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type AskedForm, askForm, type FormName } from '../../../runtime/core/forms/ask.ts';
import { rolesOf } from '../../../runtime/core/forms/brand-rules.ts';
import type { FormCheck } from '../../../runtime/core/forms/check.ts';
import { compileFormCheck, writeCheckScript } from '../../../runtime/core/forms/compile-check.ts';
import { rulesOf } from '../../../runtime/core/forms/rules.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { type CatalogueCut, cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { readFormCatalogue } from '../../../schemas/forms/catalogue.ts';

export interface Forms {
  /** The form of a brand in a language; null for an unknown name. */
  ask(brand: CompiledBrand, form: string, locale: string): AskedForm | null;
  /** The validator of its answers; null for an unknown name. */
  check(brand: CompiledBrand, form: string): FormCheck | null;
  /** The same validator for the browser; null for an unknown name. */
  script(brand: CompiledBrand, form: string): CheckScript | null;
}

/** An ES module that `runtime/forms/check-script.ts` runs. */
export interface CheckScript {
  /** Same-origin path; derived from the content, which never changes. */
  path: string;
  code: string;
}

/** Reads the form groups from disk; to be called once. */
export function createForms(): Forms {
  const catalogue = readFormCatalogue();
  // Texts are one object per brand and language; in development they are read anew each time.
  const asked = new WeakMap<CatalogueCut, Map<FormName, AskedForm>>();
  const checks = new WeakMap<CompiledBrand, Map<string, FormCheck>>();
  const scripts = new WeakMap<CompiledBrand, Map<string, CheckScript>>();
  // Most forms are the same on most brands.
  const codes = new LRUCache<string, { hash: string; code: string }>({ max: 100 });

  function ask(brand: CompiledBrand, form: FormName, locale: string): AskedForm {
    const texts = cutCatalogue(brand, locale, ['form-fields']);
    const known = asked.get(texts) ?? new Map<FormName, AskedForm>();
    asked.set(texts, known);
    const kept =
      known.get(form) ?? askForm(catalogue, brand.document, form, locale, texts.namespaces['form-fields'] ?? {});
    known.set(form, kept);
    return kept;
  }

  function write({ groups }: AskedForm) {
    const rules = JSON.stringify(groups.map(({ group, schema }) => [group, rulesOf(schema)]));
    const known = codes.get(rules);
    if (known) return known;
    const code = writeCheckScript({ groups });
    const written = { code, hash: createHash('sha256').update(code).digest('hex').slice(0, 16) };
    codes.set(rules, written);
    return written;
  }

  return {
    ask: (brand, form, locale) => (isFormName(brand, form) ? ask(brand, form, locale) : null),
    check(brand, form) {
      if (!isFormName(brand, form)) return null;
      const known = checks.get(brand) ?? new Map<string, FormCheck>();
      checks.set(brand, known);
      const kept = known.get(form) ?? compileFormCheck(ask(brand, form, brand.document.locales.default));
      known.set(form, kept);
      return kept;
    },
    script(brand, form) {
      if (!isFormName(brand, form)) return null;
      const known = scripts.get(brand) ?? new Map<string, CheckScript>();
      scripts.set(brand, known);
      const kept = known.get(form);
      if (kept) return kept;
      const { code, hash } = write(ask(brand, form, brand.document.locales.default));
      const script = { path: `/forms/${brand.id}/${form}.${hash}.js`, code };
      known.set(form, script);
      return script;
    },
  };
}

function isFormName({ document }: CompiledBrand, form: string): form is FormName {
  return Object.hasOwn(document.forms, form);
}

/** False for account forms on brands without accounts; their validation still applies to existing accounts. */
export function isOffered({ document }: CompiledBrand, form: string): boolean {
  return form !== 'registration' || rolesOf(document).length > 0;
}
