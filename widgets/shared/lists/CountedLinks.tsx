import { Link } from '../../../runtime/page/Link.tsx';
import styles from './CountedLinks.module.css';
import { formatCount } from './count.ts';

export interface CountedLink {
  label: string;
  href: string;
  count?: number;
  /** What is counted, for screen readers: `jobs`. */
  unit?: string;
}

interface CountedLinksProps {
  id: string;
  heading: string;
  links: readonly CountedLink[];
  locale: string;
  /** What the links are for: places look like stops on some boards. */
  facet?: string;
}

/** A section of links with what is behind each of them. Renders nothing without links. */
export function CountedLinks({ id, heading, links, locale, facet }: CountedLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className={styles.terms} aria-labelledby={`${id}-heading`}>
      <h2 className="section-heading" id={`${id}-heading`}>
        {heading}
      </h2>
      <ul className={styles.links} data-facet={facet}>
        {links.map(({ label, href, count, unit }) => (
          <li key={href}>
            <Link className={styles.link} href={href}>
              <span className={styles.label}>{label}</span>
              {count !== undefined && (
                <span className={styles.count}>
                  {formatCount(count, locale)}
                  <span className="visually-hidden"> {unit}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
