import { CountedLink, type CountedLinkProps } from './CountedLink.tsx';
import styles from './CountedLinks.module.css';

interface CountedLinksProps {
  id: string;
  heading: string;
  links: readonly Omit<CountedLinkProps, 'locale'>[];
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
        {links.map((link) => (
          <li key={link.href}>
            <CountedLink {...link} locale={locale} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
