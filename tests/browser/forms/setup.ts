/** What a test says to the page of controls. */
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
  /** Whether the field is drawn and nothing is asked of the backend. */
  isIdle(): boolean;
  /** What the form holds now. */
  answer(): unknown;
  /** An answer of another hand. */
  set(value: unknown): void;
  /** Something that the backend found wrong with the field, or below it. */
  fault(message: string, below?: string): void;
}

declare global {
  interface Window {
    harness: Harness;
  }
}
