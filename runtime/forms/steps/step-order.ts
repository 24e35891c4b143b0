/** The order of steps in a form, and how far the person has got. Pure. */
import type { AskedForm } from '../../core/forms/ask.ts';

export interface Step {
  /** Part of its address: letters, digits, - and _. */
  name: string;
  title: string;
  /** Why it is asked: shown below the title. */
  text?: string;
  /** Groups of the form shown in this step. */
  groups: readonly string[];
}

export interface StepPosition {
  step: Step;
  /** Counts from 1. */
  at: number;
  of: number;
  before: Step | null;
  after: Step | null;
}

/** One step per group of a form. */
export function stepPerGroup({ groups }: Pick<AskedForm, 'groups'>): Step[] {
  return groups.map(({ group, schema }) => ({
    name: group,
    title: typeof schema.title === 'string' ? schema.title : group,
    groups: [group],
  }));
}

/** The position of the step with this name; the first for an unknown name. Throws if there are no steps. */
export function positionOf(steps: readonly Step[], name: string | null): StepPosition {
  const found = steps.findIndex((one) => one.name === name);
  const at = Math.max(0, found);
  const step = steps[at];
  if (step === undefined) throw new Error('A form of no steps cannot be shown.');
  return { step, at: at + 1, of: steps.length, before: steps[at - 1] ?? null, after: steps[at + 1] ?? null };
}

/** The first step containing one of these pointers (`/group/field`); null if there is none. */
export function stepOf(steps: readonly Step[], pointers: readonly string[]): Step | null {
  const groups = new Set(pointers.map((pointer) => pointer.split('/')[1]));
  return steps.find((step) => step.groups.some((group) => groups.has(group))) ?? null;
}
