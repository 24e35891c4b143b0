import { type FocusEvent, useState } from 'react';

/** Notices that a field of the browser was left with half a date in it, of which no script learns more. */
export function useIncomplete() {
  const [isIncomplete, setIncomplete] = useState(false);
  return {
    isIncomplete,
    notice: (event: FocusEvent<HTMLInputElement>) => setIncomplete(event.target.validity.badInput),
  };
}
