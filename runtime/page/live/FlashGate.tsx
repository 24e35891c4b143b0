import { lazy, Suspense, useEffect, useState } from 'react';
import { hasFlash } from './flash.ts';

const Flash = lazy(async () => ({ default: (await import('./Flash.tsx')).Flash }));

/** Shows the message left by the previous page; pages without one load nothing for it. */
export function FlashGate({ path }: { path: string }) {
  const [shownOn, setShownOn] = useState<string | null>(null);
  useEffect(() => setShownOn(hasFlash() ? path : null), [path]);
  if (shownOn === null) return null;
  return (
    <Suspense fallback={null}>
      <Flash key={shownOn} />
    </Suspense>
  );
}
