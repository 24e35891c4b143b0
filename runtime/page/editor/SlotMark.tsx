import { useSyncExternalStore } from 'react';
import { isEditing, onEditing } from './editing.ts';

const never = () => false;

/** Marks where a widget begins, while the visual editor is open; renders nothing otherwise, and never on the server. */
export function SlotMark({ id }: { id: string }) {
  const isOn = useSyncExternalStore(onEditing, isEditing, never);
  return isOn ? <span hidden data-slot={id} /> : null;
}
