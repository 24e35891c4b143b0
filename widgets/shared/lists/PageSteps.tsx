import styles from './PageSteps.module.css';

interface PageStepsProps {
  /** 1-based. */
  page: number;
  pages: number;
  /** Name for those who hear the page. */
  label: string;
  /** `Page 2 of 5`. */
  position: string;
  previous: string;
  next: string;
  hrefOf(page: number): string;
  onGo(page: number): void;
}

/** One page back and one on, in a list that its widget loads itself; nothing when there is only one. */
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
