import { useEffect, useState } from 'react';
import { bringPhoneLibrary, type PhoneLibrary, phoneLibrary } from '../../../../schemas/phone.ts';
import type { ControlProps } from '../../control-contract.ts';
import { elementOf, idsOf } from '../../parts/attributes.ts';
import { autocompleteOf } from '../../parts/autocomplete.ts';
import styles from '../../parts/parts.module.css';
import { useTypedValue } from '../../parts/use-typed-value.ts';

/** A telephone number: typed freely, stored in one format, shown in the country's format. */
export function PhoneControl(control: ControlProps) {
  const { id, value, describedBy, onChange, onBlur, readOnly, tools } = control;
  const own = typeof value === 'string' ? value : undefined;
  const { library, load } = usePhoneLibrary(own !== undefined);
  const { text, type, leave } = useTypedValue<string>(own, onChange, {
    write: (number) => (number === undefined ? '' : (library?.write(number, tools.country) ?? number)),
    read: (typed) => phoneLibrary()?.read(typed, tools.country) ?? typed.trim(),
  });
  const note = `${id}-abroad`;
  const number = library?.read(text, tools.country) ?? null;
  const abroad = number && library ? library.write(number, undefined) : '';
  return (
    <>
      <input
        {...elementOf({ ...control, describedBy: idsOf(describedBy, note) })}
        className={styles.field}
        type="tel"
        autoComplete={autocompleteOf(control)}
        readOnly={readOnly}
        value={text}
        onChange={(event) => {
          load();
          type(event.target.value);
        }}
        onBlur={() => {
          leave();
          onBlur();
        }}
      />
      <p id={note} className={styles.note}>
        {abroad !== '' && abroad !== text.trim() && tools.t('phone.abroad', { number: abroad })}
      </p>
    </>
  );
}

/**
 * Loads on the first key press, or immediately if there is a number to show. Without it, the text is left as typed and
 * the backend parses it.
 */
function usePhoneLibrary(isNeeded: boolean): { library: PhoneLibrary | null; load(): void } {
  const [library, setLibrary] = useState(phoneLibrary);
  const [isAsked, setAsked] = useState(isNeeded);
  useEffect(() => {
    if (!isAsked || library !== null) return;
    let isHere = true;
    void import('../../../../schemas/phone-library.ts').then(
      ({ numbersOfTheWorld }) => {
        bringPhoneLibrary(numbersOfTheWorld);
        if (isHere) setLibrary(numbersOfTheWorld);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isAsked, library]);
  return { library, load: () => setAsked(true) };
}
