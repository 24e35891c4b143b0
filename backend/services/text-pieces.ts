/** Differences between two versions of a text, word by word. */
import { diffWords } from 'diff';

/** A piece of a text: in both, only in the newer, only in the older. */
export interface TextPiece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

export function piecesOf(older: string, newer: string): TextPiece[] {
  return diffWords(older, newer).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
