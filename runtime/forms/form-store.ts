/** The state of a form, outside React: a key press re-renders one field, not the form. */
import type { AnswerError } from '../../schemas/answer-check.ts';
import type { FormCheck } from '../core/forms/check.ts';
import { type Answers, isWithin, valueAt, withValueAt } from './answers.ts';
import { movedEntries } from './moved-entries.ts';

/** An error reported by the backend. */
export interface FormFault {
  code: string;
  /** Begins with the group: `/message/email`. */
  pointer: string;
  message: string;
}

export interface FormStoreOptions {
  answers: Answers;
  onChange(answers: Answers): void;
  /** Null until the check has loaded. */
  check(): FormCheck | null;
  describe(error: AnswerError): string;
  /** Groups whose errors are reported. */
  groups(): readonly string[];
  /** Errors reported by the backend earlier; shown from the start. */
  faults?: readonly FormFault[];
  /**
   * Runs updates that shift the layout when it is safe, since errors may appear or vanish under the pointer. Defaults
   * to immediately.
   */
  whenSteady?(run: () => void): void;
}

export interface FormStore {
  subscribe(listener: () => void): () => void;
  answers(): Answers;
  /** Replaces the answers from outside, such as with a loaded draft; visible errors are recomputed. */
  replace(answers: Answers): void;
  change(pointer: string, value: unknown): void;
  /** Shows the errors of a field that was changed and lost focus. */
  leave(pointer: string): void;
  /** Shows all errors and returns whether there are any. */
  showAll(): boolean;
  showFaults(faults: readonly FormFault[]): void;
  /** Errors shown at a pointer; the same list until they change. */
  errorsAt(pointer: string): readonly string[];
  /** All visible errors by pointer; a new map when anything changes. */
  shown(): ReadonlyMap<string, readonly string[]>;
}

const none: readonly string[] = [];

export function createFormStore(options: FormStoreOptions): FormStore {
  const listeners = new Set<() => void>();
  let answers = options.answers;
  let changed = new Set<string>();
  let reached = new Set<string>();
  let all = false;
  let faults = options.faults ?? [];
  let shown = sentencesOf(faults);
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function notify(): void {
    for (const listener of listeners) listener();
  }

  const whenSteady = options.whenSteady ?? ((run: () => void) => run());

  function refresh(): void {
    clearTimeout(waiting);
    waiting = undefined;
    const found = all || reached.size > 0 ? (options.check()?.(answers, options.groups()).errors ?? []) : [];
    const isDue = (pointer: string) => all || [...reached].some((place) => isWithin(pointer, place));
    const due = found.filter(({ pointer }) => isDue(pointer));
    const next = sentencesOf([
      ...due.map((error) => ({ pointer: error.pointer, message: options.describe(error) })),
      ...faults,
    ]);
    if (!isSame(shown, next)) shown = keepLists(shown, next);
    notify();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answers: () => answers,
    replace(next) {
      if (next === answers) return;
      answers = next;
      refresh();
    },
    change(pointer, value) {
      const before = valueAt(answers, pointer);
      if (before === value) return;
      answers = withValueAt(answers, pointer, value);
      const move = movedEntries(pointer, before, value);
      const moved = (places: ReadonlySet<string>) =>
        new Set([...places].map(move).filter((place): place is string => place !== null));
      changed = moved(changed).add(pointer);
      reached = moved(reached);
      faults = faults.filter((fault) => !isWithin(fault.pointer, pointer) && !isWithin(pointer, fault.pointer));
      if (all || reached.size > 0 || shown.size > 0) waiting ??= setTimeout(whenSteady, 0, refresh);
      notify();
      options.onChange(answers);
    },
    leave(pointer) {
      if (![...changed].some((place) => isWithin(place, pointer))) return;
      reached.add(pointer);
      whenSteady(refresh);
    },
    showAll() {
      all = true;
      faults = [];
      refresh();
      const isAny = shown.size > 0;
      // Fields that appear next start without errors.
      if (!isAny) {
        all = false;
        reached = new Set();
      }
      return isAny;
    },
    showFaults(found) {
      faults = found;
      refresh();
    },
    errorsAt: (pointer) => shown.get(pointer) ?? none,
    shown: () => shown,
  };
}

type Sentences = ReadonlyMap<string, readonly string[]>;

/** By pointer, without duplicates. */
function sentencesOf(found: readonly Pick<FormFault, 'pointer' | 'message'>[]): Sentences {
  const sentences = new Map<string, string[]>();
  for (const { pointer, message } of found) {
    const told = sentences.get(pointer) ?? [];
    if (!told.includes(message)) sentences.set(pointer, [...told, message]);
  }
  return sentences;
}

function isSame(one: Sentences, other: Sentences): boolean {
  return one.size === other.size && [...other].every(([place, told]) => isSameList(one.get(place), told));
}

function isSameList(one: readonly string[] | undefined, other: readonly string[]): boolean {
  return one?.length === other.length && one.every((sentence, at) => sentence === other[at]);
}

/** Equal lists keep their identity, so that only fields with changes re-render. */
function keepLists(before: Sentences, next: Sentences): Sentences {
  return new Map(
    [...next].map(([place, told]) => {
      const known = before.get(place);
      return [place, known && isSameList(known, told) ? known : told];
    }),
  );
}
