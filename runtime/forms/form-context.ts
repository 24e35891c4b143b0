import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Translate } from '../page/texts.tsx';
import type { ControlRegistry, FormTools } from './control-contract.ts';
import type { FormStore } from './form-store.ts';

export interface FormScope {
  /** Unique on the page; ids of fields begin with it. */
  id: string;
  store: FormStore;
  tools: FormTools;
  controls: ControlRegistry;
  /** Texts of the namespace `forms`. */
  t: Translate;
  disabled: boolean;
}

export const FormContext = createContext<FormScope | null>(null);

/** What the fields of a form share. Throws outside of one. */
export function useFormScope(): FormScope {
  const scope = useContext(FormContext);
  if (!scope) throw new Error('A field was drawn outside of a form.');
  return scope;
}

/** Id of the element that takes the focus for a place. */
export function fieldId(form: string, pointer: string): string {
  return `${form}${pointer.replaceAll('/', '-')}`;
}

/** Id of the summary of a form's errors. */
export function summaryId(form: string): string {
  return `${form}-errors`;
}

/** One thing that the store knows; drawn anew only when it changes. */
export function useFormStore<T>(store: FormStore, read: () => T): T {
  return useSyncExternalStore(store.subscribe, read, read);
}
