import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Translate } from '../page/texts.tsx';
import type { ControlRegistry, FormTools } from './control-contract.ts';
import type { FormStore } from './form-store.ts';

export interface FormScope {
  /** Unique on the page; prefix of the field ids. */
  id: string;
  store: FormStore;
  tools: FormTools;
  controls: ControlRegistry;
  /** Texts of the namespace `forms`. */
  t: Translate;
  disabled: boolean;
}

export const FormContext = createContext<FormScope | null>(null);

/** State shared by the fields of a form. Throws outside a form. */
export function useFormScope(): FormScope {
  const scope = useContext(FormContext);
  if (!scope) throw new Error('A field was drawn outside of a form.');
  return scope;
}

/** Id of the focusable element for a pointer. */
export function fieldId(form: string, pointer: string): string {
  return `${form}${pointer.replaceAll('/', '-')}`;
}

/** Id of a form's error summary. */
export function summaryId(form: string): string {
  return `${form}-errors`;
}

/** Subscribes to one value of the store; re-renders only when it changes. */
export function useFormStore<T>(store: FormStore, read: () => T): T {
  return useSyncExternalStore(store.subscribe, read, read);
}
