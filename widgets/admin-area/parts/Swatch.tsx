import styles from './Swatch.module.css';

/** A colour of a brand. As a picture, since styles of our own inside of pages are not allowed. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={colour} />
    </svg>
  );
}
