import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Access } from './admin-area.generated.ts';
import type { Answer } from './ask.ts';
import { Waiting } from './parts/Waiting.tsx';

const SecondFactorScreen = lazy(() =>
  import('./screens/SecondFactorScreen.tsx').then(({ SecondFactorScreen: found }) => ({ default: found })),
);

interface GateProps {
  id: string;
  access: Access;
  /** Whether its screen was asked for by address. */
  isAsked: boolean;
  again: Answer<unknown>['again'];
  /** What stands around its screen. */
  frame?(screen: ReactNode): ReactNode;
  children: ReactNode;
}

/** Asks for the second factor where the server requires it, before anything else is shown. */
export function SecondFactorGate({ id, access, isAsked, again, frame = (screen) => screen, children }: GateProps) {
  const { required, confirmed } = access.secondFactor;
  // Stays on the screen with the recovery codes until they have been written down.
  const [isEnrolling, setEnrolling] = useState(false);
  useEffect(() => {
    if (required && !confirmed) setEnrolling(true);
  }, [required, confirmed]);
  if (!isAsked && !isEnrolling && (!required || confirmed)) return children;
  return frame(
    <Suspense fallback={<Waiting />}>
      <SecondFactorScreen
        id={id}
        state={access.secondFactor}
        again={again}
        onDone={() => {
          setEnrolling(false);
          again();
        }}
      />
    </Suspense>,
  );
}
