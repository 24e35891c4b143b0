import { type FocusEvent, useState } from 'react';

/** Detects a native date input left incomplete, whose value scripts cannot read. */
export function useIncomplete() {
  const [isIncomplete, setIncomplete] = useState(false);
  return {
    isIncomplete,
    notice: (event: FocusEvent<HTMLInputElement>) => setIncomplete(event.target.validity.badInput),
  };
}
