/** Reads the current state of server-rendered fields when scripts take over. */
import type { PlainFields } from '../core/forms/plain-answers.ts';

/** Names of fields whose value differs from the server-rendered one. */
export function touchedIn(form: HTMLFormElement): Set<string> {
  const touched = [...form.elements].filter(isTouched).map((element) => element.getAttribute('name') ?? '');
  return new Set(touched.filter((name) => name.startsWith('/')));
}

function isTouched(element: Element): boolean {
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
  if (element instanceof HTMLSelectElement) {
    const drawn = [...element.options].findIndex((option) => option.defaultSelected);
    return element.multiple
      ? [...element.options].some((option) => option.selected !== option.defaultSelected)
      : element.selectedIndex !== Math.max(0, drawn);
  }
  if (!(element instanceof HTMLInputElement)) return false;
  if (element.type === 'checkbox' || element.type === 'radio') return element.checked !== element.defaultChecked;
  return element.type !== 'file' && element.type !== 'hidden' && element.value !== element.defaultValue;
}

/** What the browser would submit. */
export function fieldsOf(form: HTMLFormElement): PlainFields {
  const fields = new Map<string, string[]>();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return fields;
}
