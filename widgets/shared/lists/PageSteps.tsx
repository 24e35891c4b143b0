import styles from './PageSteps.module.css';

interface PageStepsProps {
  /** 1-based. */
  page: number;
  pages: number;
  /** Label for screen readers. */
  label: string;
  /** `Page 2 of 5`. */
  position: string;
  previous: string;
  next: string;
  hrefOf(page: number): string;
  onGo(page: number): void;
}

/** Previous and next links for a list that its widget loads itself; renders nothing for a single page. */
export function PageSteps({ page, pages, label, position, previous, next, hrefOf, onGo }: PageStepsProps) {
  if (pages < 2) return null;
  const step = (to: number, text: string) =>
    to >= 1 &&
    to <= pages && (
      <a
        className={styles.step}
        href={hrefOf(to)}
        onClick={(event) => {
          event.preventDefault();
          onGo(to);
        }}
      >
        {text}
      </a>
    );
  return (
    <nav className={styles.steps} aria-label={label}>
      {step(page - 1, previous)}
      <span className="meta">{position}</span>
      {step(page + 1, next)}
    </nav>
  );
}
