import { lazy, Suspense, useEffect, useState } from 'react';
import { asksForEditor } from '../../graphql/asks-for-editor.ts';
import { hasSessionMarker } from '../../session/session-marker.ts';
import type { PageInfo } from '../widget-contract.ts';

const Editor = lazy(async () => ({ default: (await import('./Editor.tsx')).Editor }));

/** Loads the visual editor for people with a session whose address asks for it. Nobody without a session loads even this. */
export function EditorGate({ page }: { page: PageInfo }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => setWanted(asksForEditor() && hasSessionMarker()), []);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Editor page={page} />
    </Suspense>
  );
}
