import styles from './Swatch.module.css';

/** A brand color. Drawn as an image, since inline styles are not allowed on pages. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={colour} />
    </svg>
  );
}
