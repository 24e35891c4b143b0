/** Tests an operation for isolation of brands: rows of the other brand must change no result, and must not be changed. */
import type { Operation } from '../operations.ts';
import { argumentsOf } from './arguments.ts';
import { type Answer, ask, type Board, isAboutPeople, isAboutRows, isLetIn, type Said, type Side } from './board.ts';
import { mask } from './mask.ts';
import { ASKERS, type Asker } from './people.ts';
import { hear, type Statement } from './statements.ts';
import type { Twin, Twins } from './twins.ts';

/** A way in, as somebody takes it, about what stands here or about the twins there. */
export interface Case {
  /** Of the operation or door. */
  name: string;
  asker: Asker | null;
  about: 'here' | 'there';
  run(side: Side): Promise<Said>;
}

/** Something to come in by, here, about what stands here or about the twins there. */
export interface Door {
  name: string;
  /** It is about no rows in particular. */
  isOne?: true;
  open(side: Side, about: Twin, twins: Twins): Promise<unknown>;
}

export interface Outcome {
  /** As it would be without the other brand. */
  alone: Answer;
  both: Answer;
  /** Tables in which rows of the other brand were changed. */
  changed: string[];
  statements: Statement[];
  /** Numbers of the filters that it came by, where they are switches (tests/borders). */
  met: number[];
}

export const nameOf = ({ name, asker, about }: Case): string =>
  `${name}${asker === null ? '' : ` by the ${asker}`}, about ${about}`;

/**
 * Everybody asks, in both databases alike, so that both have kept the same in memory. Those who are not let in are left out,
 * and a change is tried by the first who gets something; one of what a person keeps by the administrator too, who does not own it.
 */
export async function tryOperation(board: Board, operation: Operation): Promise<Map<Case, Outcome>> {
  const outcomes = new Map<Case, Outcome>();
  let isDone = false;
  for (const asker of ASKERS) {
    if (isDone && !(asker === 'administrator' && isAboutPeople(operation))) continue;
    let isIn = false;
    for (const about of isAboutRows(operation) ? ABOUTS : (['here'] as const))
      for (const args of about === 'here' || isIn ? argumentsOf(operation.name, board.twins[about]) : []) {
        const headers = asker === 'visitor' ? {} : board.twins.shared.people[asker].headers;
        const asking = { operation, headers, args };
        const one: Case = { name: operation.name, asker, about, run: (side) => ask(side, asking) };
        const outcome = await tryCase(board, one);
        if (about === 'here' && !isLetIn(outcome.alone)) continue;
        outcomes.set(one, outcome);
        isIn = true;
        isDone ||= operation.name.startsWith('Mutation') && about === 'here' && outcome.alone.isSomething;
      }
  }
  return outcomes;
}

export async function tryDoor(board: Board, { name, isOne, open }: Door): Promise<Map<Case, Outcome>> {
  const outcomes = new Map<Case, Outcome>();
  for (const about of isOne ? (['here'] as const) : ABOUTS) {
    const run = async (side: Side): Promise<Said> => {
      const value = await open(side, board.twins[about], board.twins);
      return { text: mask(JSON.stringify(value ?? null)), code: null, isSomething: true };
    };
    const one = { name, asker: null, about, run };
    outcomes.set(one, await tryCase(board, one));
  }
  return outcomes;
}

const ABOUTS = ['here', 'there'] as const;

/** Asks in both databases, and takes back what came of it. */
async function tryCase(board: Board, one: Case): Promise<Outcome> {
  const [{ answer: alone }, both] = await Promise.all([runOn(board.alone, one), tryBoth(board, one)]);
  return { alone, ...both };
}

/** The same where both brands are. */
export async function tryBoth(board: Board, one: Case): Promise<Omit<Outcome, 'alone'>> {
  board.met.clear();
  const { value, statements } = await hear(board.twins.databases.both, () => runOn(board.both, one));
  return { both: value.answer, changed: value.changed, statements, met: [...board.met] };
}

/** The response, and what was written with it. */
async function runOn(side: Side, one: Case): Promise<{ answer: Answer; changed: string[] }> {
  const said = await one.run(side);
  await side.backend.services.counter.flush();
  await side.backend.services.partnerCalls.flush();
  const { there, here } = await side.takeBack();
  return { answer: { ...said, written: here }, changed: there };
}

/** The first difference between two responses, with some context. */
export function differenceOf(left: string, right: string): string {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  return `"${around(right)}" instead of "${around(left)}"`;
}
