import { lazy, Suspense, useEffect, useState } from 'react';
import { hasSessionMarker } from '../../session/session-marker.ts';
import type { PageInfo } from '../widget-contract.ts';
import { asksForEditor } from './editing.ts';

const Editor = lazy(async () => ({ default: (await import('./Editor.tsx')).Editor }));

/** Loads the visual editor for people with a session whose address asks for it; everybody else loads nothing of it. */
export function EditorGate({ page }: { page: PageInfo }) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => setWanted(asksForEditor(window.location.search) && hasSessionMarker()), []);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Editor page={page} />
    </Suspense>
  );
}
