import { useEffect, useMemo, useRef, useState } from 'react';
import { isSchema } from '../../schemas/resolved-schema.ts';
import type { AskedGroup } from '../core/forms/ask.ts';
import type { FormCheck } from '../core/forms/check.ts';
import { faultText } from '../core/forms/fault-text.ts';
import type { Translate } from '../page/texts.tsx';
import type { Answers } from './answers.ts';
import { type DrawnFormToFill, loadCheck } from './check-cache.ts';
import { withoutUnasked } from './conditions.ts';
import { createFormStore, type FormFault, type FormStore } from './form-store.ts';
import { watchPresses, whenReleased } from './when-released.ts';

interface FilledFormOptions {
  asked: DrawnFormToFill;
  answers: Answers;
  onChange(answers: Answers): void;
  groups: readonly string[] | undefined;
  /** Errors the backend reported before this form was rendered. */
  faults: readonly FormFault[] | undefined;
}

export interface FilledForm {
  store: FormStore;
  /** The visible groups, in display order. */
  groups: readonly AskedGroup[];
  names: readonly string[];
  /** The check once it has loaded; stays null if loading fails. */
  check(): FormCheck | null;
  /** Resolves once the check has loaded or failed to. */
  whenChecked(): Promise<unknown>;
}

const isAnswers = (given: unknown): given is Answers => isSchema(given) && Object.values(given).every(isSchema);

/** The store and the check of a form being filled in. */
export function useFilledForm(options: FilledFormOptions, t: Translate): FilledForm {
  const { asked, answers } = options;
  const names = options.groups ?? asked.groups.map(({ group }) => group);
  const key = names.join(' ');
  const groups = useMemo(
    () => key.split(' ').flatMap((name) => asked.groups.filter(({ group }) => group === name)),
    [asked, key],
  );
  const latest = useRef({ ...options, names });
  const loaded = useRef<{ ready: Promise<unknown>; found: FormCheck | null }>({
    ready: Promise.resolve(),
    found: null,
  });
  const [told] = useState(() => new WeakSet<Answers>());
  const [store] = useState(() =>
    createFormStore({
      answers,
      onChange(next) {
        told.add(next);
        latest.current.onChange(next);
      },
      check: () => loaded.current.found,
      describe: (error) => faultText(t, error),
      groups: () => latest.current.names,
      ...(options.faults && { faults: options.faults }),
      whenSteady: whenReleased,
    }),
  );
  useEffect(watchPresses, []);
  useEffect(() => {
    latest.current = { ...options, names };
  });
  useEffect(() => {
    const own: typeof loaded.current = { ready: Promise.resolve(), found: null };
    own.ready = loadCheck(asked).then((found) => {
      own.found = found && ((all, only) => found(isAnswers(all) ? withoutUnasked(asked, all) : all, only));
    });
    loaded.current = own;
  }, [asked]);
  // The parent passes back the answers it received; anything else is a change from outside. What the form began with is
  // none: something may have been typed before it was ready.
  const given = useRef(answers);
  useEffect(() => {
    if (given.current === answers) return;
    given.current = answers;
    if (!told.has(answers)) store.replace(answers);
  }, [answers, store, told]);

  const [asks] = useState(() => ({
    check: () => loaded.current.found,
    whenChecked: () => loaded.current.ready,
  }));
  return { store, groups, names, ...asks };
}
