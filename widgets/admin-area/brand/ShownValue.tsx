import { useTexts } from '../../../runtime/page/texts.tsx';
import { choiceWords } from './choice-words.ts';
import { ownName } from './named-values.ts';
import { useSettingName } from './setting-name.ts';
import { shortValue } from './values.ts';

interface ShownValueProps {
  /** Of the setting that has the value. */
  pointer: string;
  value: unknown;
  /** In place of no value. */
  absent: string;
}

/** A value in a line or two: a switch as on or off, a choice by its meaning, a widget by its name, and what there is in place of none. */
export function ShownValue({ pointer, value, absent }: ShownValueProps) {
  const t = useTexts('admin');
  const name = useSettingName(pointer);
  if (value === null || value === undefined) return absent;
  if (typeof value === 'boolean') return t(value ? 'changes.on' : 'changes.off');
  const widget = name && pointer.endsWith('/widget') ? ownName(name.root, { widget: String(value) }, '') : undefined;
  if (widget !== undefined) return widget;
  return (name?.node && choiceWords(name.root, name.node, value)) ?? shortValue(value);
}
