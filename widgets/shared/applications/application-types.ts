import type { Stage } from '../../../runtime/core/applications/stages.ts';

export interface StageEvent {
  stage: Stage;
  created: string;
  /** The employer's note; empty for none. */
  note: string;
}
