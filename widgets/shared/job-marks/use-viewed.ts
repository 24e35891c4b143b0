import { useEffect } from 'react';
import { noteViewed } from './viewed.ts';

/** Remembers in this browser that a job was opened; null for none. */
export function useViewed(jobId: number | null): void {
  useEffect(() => {
    if (jobId !== null) noteViewed(jobId);
  }, [jobId]);
}
