/** The interface between a test and the controls page. */
import type { Choice } from '../../../runtime/forms/control-contract.ts';
import type { Schema } from '../../../schemas/resolved-schema.ts';

export interface FieldSetup {
  control: string;
  schema: Schema;
  name?: string;
  value?: unknown;
  required?: boolean;
  disabled?: boolean;
  width?: 'full' | 'half';
  locale?: 'en' | 'de';
  toolbar?: 'standard' | 'admin';
  threshold?: number;
  choices?: Readonly<Record<string, readonly Choice[]>>;
}

export interface Harness {
  show(setup: FieldSetup): void;
  /** Whether the field is rendered and no query is pending. */
  isIdle(): boolean;
  /** The form's current answer. */
  answer(): unknown;
  /** Sets an answer from outside. */
  set(value: unknown): void;
  /** Adds a backend error to the field, or below it. */
  fault(message: string, below?: string): void;
}

declare global {
  interface Window {
    harness: Harness;
  }
}
