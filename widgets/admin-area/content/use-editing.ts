/** State of the editor: what is typed, the version that it is based on, and what somebody else has saved meanwhile. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { workMutation } from '../../../runtime/graphql/queries.ts';
import { type Failure, failureOf } from '../ask.ts';
import { changedFields, type Entry, type Item, type Kind, type Known } from './entry.ts';

export interface Editing {
  /** Null for a new one. */
  item: Item | null;
  entry: Entry;
  isChanged: boolean;
  isBusy: boolean;
  failure: Failure | null;
  /** The latest version, if it is not the one that this was based on. Nothing was saved. */
  theirs: Item | null;
  /** What was done last. */
  said: string | null;
  set(change: Partial<Entry>): void;
  replace(entry: Entry, said: string): void;
  save(said: string): void;
  /** Runs a change of the stored version. */
  act(work: (known: Known) => Promise<Item>, said: string): void;
  /** Continues with the typed text on top of their version. */
  keepMine(said: string): void;
  /** Drops the typed text for theirs. */
  takeTheirs(said: string): void;
}

interface Start {
  kind: Kind;
  item: Item | null;
  entry: Entry;
  translationOf: number | null;
  /** Called with a new one that has been saved; it is busy until then. */
  onCreated(item: Item): Promise<unknown>;
}

export function useEditing({ kind, translationOf, onCreated, ...start }: Start): Editing {
  const [item, setItem] = useState(start.item);
  const [entry, setEntry] = useState(start.entry);
  const [theirs, setTheirs] = useState<Item | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const working = useMutation(workMutation<void>());
  const isChanged = changedFields(item?.entry ?? start.entry, entry).length > 0;

  function take(next: Item, words: string): void {
    setItem(next);
    setEntry(next.entry);
    setTheirs(null);
    setSaid(words);
  }

  /** A refused change shows what the others saved; the typed text stays. */
  function work(change: () => Promise<Item>, done: (next: Item) => unknown): void {
    setSaid(null);
    working.mutate(async () => {
      try {
        await done(await change());
      } catch (error) {
        const { codes } = failureOf(error);
        if (item !== null && codes.includes(kind.conflict)) setTheirs(await kind.load(item.id));
        throw error;
      }
    });
  }

  return {
    ...{ item, entry, isChanged, theirs, said, isBusy: working.isPending },
    failure: working.error && failureOf(working.error),
    set: (change) => setEntry((before) => ({ ...before, ...change })),
    replace(next, words) {
      setEntry(next);
      setSaid(words);
    },
    save(words) {
      const known = item && { id: item.id, version: item.version };
      work(
        () => kind.save({ known, entry, translationOf: item === null ? translationOf : null }),
        (next) => {
          take(next, words);
          return item === null ? onCreated(next) : undefined;
        },
      );
    },
    act(change, words) {
      if (item === null) return;
      const { id, version } = item;
      work(
        () => change({ id, version }),
        (next) => take(next, words),
      );
    },
    keepMine(words) {
      if (theirs === null) return;
      setItem(theirs);
      setTheirs(null);
      setSaid(words);
      working.reset();
    },
    takeTheirs(words) {
      if (theirs === null) return;
      take(theirs, words);
      working.reset();
    },
  };
}
