import { useState } from 'react';
import type { Json } from '../../../runtime/core/brand/sources/json.ts';
import { sameJson } from '../../../runtime/core/brand/sources/merge.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { SmallTextarea } from '../parts/controls.tsx';
import styles from './Brand.module.css';
import type { ControlProps } from './control-props.ts';

const print = (value: Json | undefined) => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** A complex setting as JSON. The input takes effect once it is valid; until then the last valid value is kept. */
export function JsonControl({ id, setting, value, isInvalid, describedBy, onChange }: ControlProps) {
  const t = useTexts('admin');
  const [text, setText] = useState(() => print(value));
  const [given, setGiven] = useState(value);
  const [fault, setFault] = useState<string | null>(null);
  if (!sameJson(given, value)) {
    setGiven(value);
    setText(print(value));
    setFault(null);
  }

  function type(next: string): void {
    setText(next);
    try {
      const parsed: Json | undefined = next.trim() === '' ? undefined : JSON.parse(next);
      setFault(null);
      setGiven(parsed);
      onChange(parsed);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <>
      <SmallTextarea
        id={id}
        className={styles.json}
        rows={Math.min(16, Math.max(3, text.split('\n').length))}
        spellCheck={false}
        disabled={setting.fixed !== null}
        aria-invalid={isInvalid || fault !== null || undefined}
        aria-describedby={`${describedBy}${fault === null ? '' : ` ${id}-json`}`}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      {fault !== null && (
        <p id={`${id}-json`} className={styles.fault} role="status">
          {t('brand.notJson')} <span lang="en">{fault}</span>
        </p>
      )}
    </>
  );
}
