import { useTexts } from '../../../runtime/page/texts.tsx';
import { shortValue } from './values.ts';

/** Says a value in a line or two: a switch as on or off, and what there is in place of none. */
export function useShownValue(): (value: unknown, absent: string) => string {
  const t = useTexts('admin');
  return (value, absent) => {
    if (value === null || value === undefined) return absent;
    return typeof value === 'boolean' ? t(value ? 'changes.on' : 'changes.off') : shortValue(value);
  };
}
