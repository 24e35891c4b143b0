/** The page for control tests: one field at a time, as rendered in forms. */
import { type ComponentType, useMemo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import deControls from '../../../locales/de/controls.json' with { type: 'json' };
import deForms from '../../../locales/de/forms.json' with { type: 'json' };
import enControls from '../../../locales/en/controls.json' with { type: 'json' };
import enForms from '../../../locales/en/forms.json' with { type: 'json' };
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { FormTools } from '../../../runtime/forms/control-contract.ts';
import { controls } from '../../../runtime/forms/controls/registry.ts';
import { FieldHost } from '../../../runtime/forms/FieldHost.tsx';
import { FormContext, type FormScope } from '../../../runtime/forms/form-context.ts';
import { createFormStore, type FormStore } from '../../../runtime/forms/form-store.ts';
import { createUploadFile } from '../../../runtime/forms/upload-file.ts';
import type { FieldSetup, Harness } from './setup.ts';
import '../../../runtime/page/base.css';
import '../../../runtime/page/pieces.css';

const texts = {
  en: { locale: 'en', namespaces: { controls: enControls, forms: enForms } },
  de: { locale: 'de', namespaces: { controls: deControls, forms: deForms } },
};

let asking = 0;

async function query<T>(asked: { document: string; variables: unknown }): Promise<T> {
  asking += 1;
  try {
    return await ask(asked);
  } finally {
    asking -= 1;
  }
}

async function ask(asked: { document: string; variables: unknown }) {
  const body = JSON.stringify({ query: asked.document, variables: asked.variables });
  const response = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { data, errors } = await response.json();
  if (errors) throw new Error('refused');
  return data;
}

function toolsOf({ locale = 'en', toolbar = 'standard', threshold = 30, choices }: FieldSetup): FormTools {
  return {
    locale,
    country: 'DE',
    countries: [],
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    query,
    upload: createUploadFile({ endpoint: '/graphql', frontend: 'acme;en' }),
    toolbar,
    t: translatorOf(texts[locale], 'controls', (key) => console.error(`No text "${key}".`)),
    autocompleteThreshold: threshold,
    ...(choices && { choices }),
  };
}

const group = 'contact_people';

function Field({ setup, store }: { setup: FieldSetup; store: FormStore }) {
  const { name = 'field', control, schema, required = false, width = 'full', locale = 'en', disabled = false } = setup;
  const answers = useSyncExternalStore(store.subscribe, store.answers);
  const scope = useMemo<FormScope>(() => {
    const t = translatorOf(texts[locale], 'forms', () => undefined);
    return { id: 'form', store, tools: toolsOf(setup), controls, t, disabled };
  }, [setup, store, locale, disabled]);
  const Host: ComponentType<React.ComponentProps<typeof FieldHost>> = FieldHost;
  return (
    <FormContext value={scope}>
      <Host
        pointer={`/${group}/${name}`}
        name={name}
        schema={schema}
        value={answers[group]?.[name]}
        required={required}
        control={control}
        width={width}
      />
    </FormContext>
  );
}

const holder = document.getElementById('field');
if (!holder) throw new Error('The page has no place for fields.');
let root = createRoot(holder);
let shown: { setup: FieldSetup; store: FormStore } | null = null;

const harness: Harness = {
  show(setup) {
    document.documentElement.lang = setup.locale ?? 'en';
    const { name = 'field', value } = setup;
    const store = createFormStore({
      answers: { [group]: value === undefined ? {} : { [name]: value } },
      onChange: () => undefined,
      check: () => null,
      describe: () => '',
      groups: () => [group],
    });
    root.unmount();
    root = createRoot(holder);
    shown = { setup, store };
    root.render(<Field setup={setup} store={store} />);
  },
  isIdle: () => asking === 0 && holder.childElementCount > 0 && !holder.querySelector('[class*="waiting"]'),
  answer: () => shown?.store.answers()[group]?.[shown.setup.name ?? 'field'],
  set(value) {
    shown?.store.change(`/${group}/${shown.setup.name ?? 'field'}`, value);
  },
  fault(message, below = '') {
    const pointer = `/${group}/${shown?.setup.name ?? 'field'}${below}`;
    shown?.store.showFaults([{ code: 'required', pointer, message }]);
  },
};
window.harness = harness;
