import { useTexts } from '../../../runtime/page/texts.tsx';
import { languageName } from '../content/language-name.ts';
import { usePageLocale } from '../parts/use-page-locale.ts';
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
  const locale = usePageLocale();
  if (value === null || value === undefined) return absent;
  if (value === '') return t('changes.nothing');
  if (typeof value === 'boolean') return t(value ? 'changes.on' : 'changes.off');
  const widget = name && pointer.endsWith('/widget') ? ownName(name.root, { widget: String(value) }, '') : undefined;
  if (widget !== undefined) return widget;
  const texts = textsIn(value);
  if (texts) return texts.map(([language, text]) => `${languageName(language, locale)}: ${text}`).join(' · ');
  return (name?.node && choiceWords(name.root, name.node, value)) ?? shortValue(value);
}

/** A text by language; undefined for another value. */
function textsIn(value: unknown): [language: string, text: string][] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const texts = Object.entries(value);
  const isOne = texts.every(([key, text]) => /^[a-z]{2}(-[A-Z]{2})?$/.test(key) && typeof text === 'string');
  return isOne && texts.length > 0 ? texts : undefined;
}
