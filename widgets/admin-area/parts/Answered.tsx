import type { ReactNode } from 'react';
import type { Answer } from '../ask.ts';
import { FailureNote } from './Notes.tsx';
import { Waiting } from './Waiting.tsx';

interface AnsweredProps<T> {
  answer: Pick<Answer<T>, 'data' | 'failure' | 'again'>;
  children(data: T): ReactNode;
}

/**
 * What a query has answered; before that a skeleton, and in its place why there is none, with a button to try again. If
 * only the latest attempt failed, that is said above what is known.
 */
export function Answered<T>({ answer: { data, failure, again }, children }: AnsweredProps<T>) {
  return (
    <>
      {failure && <FailureNote failure={failure} again={again} />}
      {data === null ? !failure && <Waiting /> : children(data)}
    </>
  );
}
