import type { Stage } from '../../../runtime/core/applications/stages.ts';

export interface StageEvent {
  stage: Stage;
  created: string;
  /** What the employer wrote with it; empty for nothing. */
  note: string;
}
