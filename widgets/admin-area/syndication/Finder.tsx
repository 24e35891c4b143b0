import { type ReactNode, useState } from 'react';
import entries from '../entries/Entries.module.css';
import { SmallInput } from '../parts/controls.tsx';
import { useSettled } from '../parts/use-settled.ts';

/** Milliseconds without a key. */
const PAUSE = 200;

interface FinderProps {
  id: string;
  label: string;
  /** What is found; `clear` empties the field. */
  children(text: string, clear: () => void): ReactNode;
}

/** A field to find something by its name. */
export function Finder({ id, label, children }: FinderProps) {
  const [text, setText] = useState('');
  const asked = useSettled(text.trim(), PAUSE);
  return (
    <search className={entries.field}>
      <label htmlFor={id} className="label">
        {label}
      </label>
      <SmallInput
        id={id}
        type="search"
        maxLength={100}
        value={text}
        onChange={({ target }) => setText(target.value)}
        // Enter would send the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {text.trim() !== '' && asked !== '' && children(asked, () => setText(''))}
    </search>
  );
}
