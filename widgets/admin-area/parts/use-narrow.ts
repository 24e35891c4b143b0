import { useState } from 'react';

/** Whether the screen is as narrow as a phone's when the part appears: below it, lists are titles with a line, and tables have few columns. */
export function useNarrow(): boolean {
  const [isNarrow] = useState(() => window.matchMedia('(max-width: 899px)').matches);
  return isNarrow;
}
