import styles from './Pieces.module.css';

interface PiecesProps {
  pieces: readonly { kind: string; text: string }[];
  /** Language of the text, if it is not that of the page. */
  lang?: string;
  /** What the text is. */
  label: string;
}

/** Two versions of a text in one: what was added and what was removed. */
export function Pieces({ pieces, lang, label }: PiecesProps) {
  return (
    <p lang={lang} className={styles.pieces}>
      <span className="meta">{label}</span>{' '}
      {pieces.map(({ kind, text }, at) =>
        kind === 'added' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
          <ins key={at}>{text}</ins>
        ) : kind === 'removed' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
          <del key={at}>{text}</del>
        ) : (
          text
        ),
      )}
    </p>
  );
}
