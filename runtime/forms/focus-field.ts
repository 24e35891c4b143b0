import { fieldId } from './form-context.ts';

/** Opens what a field is folded into. */
function unfold(element: Element): void {
  for (let around = element.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true;
}

/** Moves the focus to a field, or to the nearest thing around its place that takes it. False where there is nothing. */
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
