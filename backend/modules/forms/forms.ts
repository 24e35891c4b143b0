/** The forms of brands, compiled once per revision. */
import { type AskedForm, askForm, type FormName } from '../../../runtime/core/forms/ask.ts';
import { createFormCheck, type FormCheck } from '../../../runtime/core/forms/check.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { type CatalogueCut, cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { readFormCatalogue } from '../../../schemas/forms/catalogue.ts';

export interface Forms {
  /** The form as the brand asks it in a language; null for a name that no form has. */
  ask(brand: CompiledBrand, form: string, locale: string): AskedForm | null;
  /** The check of its answers; null likewise. */
  check(brand: CompiledBrand, form: string): FormCheck | null;
}

/** Reads the form groups from disk; call it once. */
export function createForms(): Forms {
  const catalogue = readFormCatalogue();
  // Texts are one object per brand and language; while they are being written, each ask reads them anew.
  const asked = new WeakMap<CatalogueCut, Map<FormName, AskedForm>>();
  const checks = new WeakMap<CompiledBrand, Map<string, FormCheck>>();

  function ask(brand: CompiledBrand, form: FormName, locale: string): AskedForm {
    const texts = cutCatalogue(brand, locale, ['form-fields']);
    const known = asked.get(texts) ?? new Map<FormName, AskedForm>();
    asked.set(texts, known);
    const kept =
      known.get(form) ?? askForm(catalogue, brand.document, form, locale, texts.namespaces['form-fields'] ?? {});
    known.set(form, kept);
    return kept;
  }

  return {
    ask: (brand, form, locale) => (isFormName(brand, form) ? ask(brand, form, locale) : null),
    check(brand, form) {
      if (!isFormName(brand, form)) return null;
      const known = checks.get(brand) ?? new Map<string, FormCheck>();
      checks.set(brand, known);
      const kept = known.get(form) ?? createFormCheck(ask(brand, form, brand.document.locales.default));
      known.set(form, kept);
      return kept;
    },
  };
}

function isFormName({ document }: CompiledBrand, form: string): form is FormName {
  return Object.hasOwn(document.forms, form);
}
