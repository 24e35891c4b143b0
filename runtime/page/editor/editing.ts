/** Whether the visual editor is open on this page: only then do widgets mark where they begin. */
let isOpen = false;
const listeners = new Set<() => void>();

export function isEditing(): boolean {
  return isOpen;
}

export function setEditing(next: boolean): void {
  if (next === isOpen) return;
  isOpen = next;
  for (const tell of [...listeners]) tell();
}

export function onEditing(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

/** Whether the address asks for the visual editor. */
export function asksForEditor(search: string): boolean {
  return new URLSearchParams(search).get('visual_editor') === 'true';
}
