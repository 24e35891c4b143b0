import { fieldId } from './form-context.ts';

/** Opens whatever an element is collapsed in. */
function unfold(element: Element): void {
  for (let around = element.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true;
}

/** Focuses a field, or the closest focusable element around it. False if there is none. */
export function focusField(form: string, pointer: string): boolean {
  for (let place = pointer; place !== ''; place = place.slice(0, place.lastIndexOf('/'))) {
    const element = document.getElementById(fieldId(form, place));
    if (!element) continue;
    unfold(element);
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return true;
  }
  return false;
}
