import { linkProps } from '../../../runtime/page/Link.tsx';
import styles from './CountedLink.module.css';
import { formatCount } from './count.ts';

export interface CountedLinkProps {
  label: string;
  href: string;
  count?: number | undefined;
  /** What is counted, for screen readers: `jobs`. */
  unit?: string | undefined;
  locale: string;
}

/** A link in a list, with the number of what is behind it. The list says how close its links are, by `--link-padding`. */
export function CountedLink({ label, href, count, unit, locale }: CountedLinkProps) {
  return (
    <a className={styles.link} {...linkProps(href)}>
      <span className={styles.label}>{label}</span>
      {count !== undefined && (
        <span className={styles.count}>
          {formatCount(count, locale)}
          <span className="visually-hidden"> {unit}</span>
        </span>
      )}
    </a>
  );
}
