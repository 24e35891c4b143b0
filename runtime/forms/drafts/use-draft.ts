import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { AskedForm } from '../../core/forms/ask.ts';
import { graphql } from '../../graphql/client.ts';
import { lastCall } from '../../graphql/last-call.ts';
import { useTexts } from '../../page/texts.tsx';
import type { PageInfo } from '../../page/widget-contract.ts';
import { useSession } from '../../session/session.ts';
import type { Answers } from '../answers.ts';
import { createBrowserStore } from './browser-store.ts';
import { createDraftKeeper, type DraftKeeper, type DraftState } from './draft-keeper.ts';
import type { DraftStore } from './draft-store.ts';
import { sameAnswers } from './same-answers.ts';
import { createServerStore } from './server-store.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { asksForFiles } from './without-files.ts';

export interface DraftOptions {
  page: PageInfo;
  asked: AskedForm;
  /** What the form refers to, such as the id of an organization; empty for something new. */
  about?: string;
  /** Initial answers if there is no draft. Keep the same object between renders. */
  initial: Answers;
  /** The current step of a multi-step form. */
  step?: string | null;
  /** Whether a path belongs to the form: navigating there loses nothing. */
  isInside?(path: string): boolean;
}

export interface Draft {
  /** Whether the initial answers are known. What is typed before that takes precedence over any draft. */
  isReady: boolean;
  answers: Answers;
  /** Pass it to `FormView` as `onChange`. */
  change(answers: Answers): void;
  state: DraftState;
  place: DraftStore['place'];
  /** The form started with a restored draft. */
  wasRestored: boolean;
  /** The step at which that draft was left. */
  restoredStep: string | null;
  /** Files are not stored in drafts, and the form asks for some. */
  losesFiles: boolean;
  /** Saves immediately; resolves with whether everything is saved. */
  flush(): Promise<boolean>;
  /** Call after the form was submitted. */
  drop(): Promise<void>;
  /** Deletes the draft and starts with `initial`. */
  startOver(): Promise<void>;
  keepMine(): void;
  takeTheirs(): void;
}

interface Opening {
  own: DraftKeeper;
  store: DraftStore;
  /** Where the same form may have been started before signing in. */
  guest: DraftStore | null;
  /** Whether this form is still the one shown. */
  isHere(): boolean;
}

const untouched: DraftState = { status: 'untouched' };
const silent = () => () => undefined;

/**
 * Saves drafts of a form: on the server for people with an account, in the browser for guests. Requires the texts
 * `drafts`.
 */
export function useDraft({ page, asked, about = '', initial, step = null, isInside }: DraftOptions): Draft {
  const t = useTexts('drafts');
  const { status, user, hasLeft } = useSession();
  const [opened, setOpened] = useState<{ keeper: DraftKeeper; form: string } | null>(null);
  const [answers, setAnswers] = useState(initial);
  const [restored, setRestored] = useState<{ step: string | null } | null>(null);
  const current = useRef<{ answers: Answers; isTouched: boolean }>({ answers: initial, isTouched: false });
  const place = user === null ? 'browser' : 'server';
  const form = [about, asked.form, ...asked.groups.map(({ group }) => group)].join(' ');
  const keeper = opened?.form === form ? opened.keeper : null;
  const owner = status === 'loading' ? null : `${user?.id ?? ''}`;
  const state = useSyncExternalStore(
    keeper?.subscribe ?? silent,
    () => keeper?.state() ?? untouched,
    () => untouched,
  );

  function show(next: Answers): void {
    current.current = { answers: next, isTouched: false };
    setAnswers(next);
  }

  /**
   * The previous owner of the form decides what happens to its contents. A guest's contents move to the account.
   * Contents
   * typed while signed in stay visible when the session ends and are dropped on leaving; they are never stored in
   * a browser that others may use, too.
   */
  const before = useRef<{ owner: string; form: string } | null>(null);
  function takeOver(next: { owner: string; form: string }): 'load' | 'stay' {
    const last = before.current;
    before.current = next;
    if (last === null || (last.form === next.form && (last.owner === '' || last.owner === next.owner))) return 'load';
    current.current = { ...current.current, isTouched: false };
    return last.form === next.form && next.owner === '' && !hasLeft ? 'stay' : 'load';
  }

  const open = useEffectEvent(async ({ own, store, guest, isHere }: Opening) => {
    if (takeOver({ owner: owner ?? '', form }) === 'stay') return setOpened({ keeper: own, form });
    const [kept, guests] = await Promise.all([store.load().catch(() => null), guest?.load() ?? null]);
    if (!isHere()) return;
    const { isTouched, answers: typed } = current.current;
    const mine = isTouched ? { answers: typed, step } : guests;
    own.begin(kept);
    if (mine) {
      if (!isTouched) setRestored({ step: mine.step });
      const content = { answers: joined(initial, mine.answers), step: mine.step };
      show(content.answers);
      if (kept && !sameAnswers(kept.answers, mine.answers)) own.contest(kept, content);
      else own.change(content);
      if (guests) forgetOnceSaved(own, guest);
    } else if (kept) {
      show({ ...initial, ...kept.answers });
      setRestored({ step: kept.step });
    } else show(initial);
    setOpened({ keeper: own, form });
  });

  const makeStore = useEffectEvent((kind: DraftStore['place']): DraftStore => {
    const { brand } = page;
    if (kind === 'server')
      return createServerStore({ form: asked.form, key: about, query: graphql, queryLast: lastCall });
    return createBrowserStore({ brand: brand.id, asked, key: about, storage: localStorage, now: Date.now });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each form, subject and person has a separate draft.
  useEffect(() => {
    if (owner === null) return;
    const browser = makeStore('browser');
    const store = owner === '' ? browser : makeStore('server');
    const own = createDraftKeeper(store);
    let isHere = true;
    void open({ own, store, guest: owner === '' ? null : browser, isHere: () => isHere });
    const retry = () => void own.flush();
    window.addEventListener('online', retry);
    return () => {
      isHere = false;
      window.removeEventListener('online', retry);
      own.close();
    };
  }, [owner, form]);

  const moved = useEffectEvent(() => {
    if (keeper && keeper.state().status !== 'untouched') keeper.change({ answers, step });
  });
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    moved();
  }, [step]);

  const hasFailed = () => ['offline', 'refused', 'conflict'].includes(keeper?.state().status ?? '');
  useLeaveGuard({
    isDirty: () => keeper?.isDirty() ?? current.current.isTouched,
    isStuck: () => !navigator.onLine || hasFailed(),
    save: (isLast) => void keeper?.flush({ isLast }),
    savesAtOnce: () => place === 'browser' && !hasFailed(),
    isInside: (path) => isInside?.(path) ?? false,
    question: t('leave'),
    fileQuestion: t('leaveFile'),
  });

  return {
    isReady: keeper !== null,
    answers,
    change(next) {
      current.current = { answers: next, isTouched: true };
      setAnswers(next);
      keeper?.change({ answers: next, step });
    },
    state,
    place,
    wasRestored: restored !== null,
    restoredStep: restored?.step ?? null,
    losesFiles: place === 'browser' && asksForFiles(asked),
    flush: () => keeper?.flush() ?? Promise.resolve(true),
    async drop() {
      setRestored(null);
      current.current = { ...current.current, isTouched: false };
      await keeper?.drop();
    },
    async startOver() {
      setRestored(null);
      show(initial);
      await keeper?.drop();
    },
    keepMine: () => void keeper?.keepMine(),
    takeTheirs() {
      const theirs = keeper?.takeTheirs() ?? null;
      show(theirs ? { ...initial, ...theirs.answers } : initial);
    },
  };
}

/** Answers the guest left blank are filled in from the account. */
function joined(initial: Answers, typed: Answers): Answers {
  return Object.fromEntries(
    [...new Set([...Object.keys(initial), ...Object.keys(typed)])].map((group) => [
      group,
      { ...initial[group], ...typed[group] },
    ]),
  );
}

/** Once a guest's draft has moved to the account, the browser's copy is deleted. */
function forgetOnceSaved(keeper: DraftKeeper, guest: DraftStore | null): void {
  const leave = keeper.subscribe(() => {
    if (keeper.isDirty()) return;
    leave();
    void guest?.drop();
  });
}
