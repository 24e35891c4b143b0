import type { FormTools } from '../control-contract.ts';
import { Icon } from './Icon.tsx';
import styles from './parts.module.css';

interface MoveButtonsProps {
  at: number;
  count: number;
  /** What is moved, for the labels of the buttons. */
  title: string;
  onMove(step: 1 | -1): void;
  tools: FormTools;
}

/** Up and down buttons, if there is more than one entry. */
export function MoveButtons({ at, count, title, onMove, tools: { t } }: MoveButtonsProps) {
  if (count < 2) return null;
  const move = (step: 1 | -1, isEnd: boolean) => (
    <button
      type="button"
      data-move={step}
      className={`${styles.button} ${styles.quiet} ${styles.icon}`}
      aria-label={t(step < 0 ? 'list.up' : 'list.down', { title })}
      aria-disabled={isEnd}
      onClick={() => onMove(step)}
    >
      <Icon name={step < 0 ? 'up' : 'down'} />
    </button>
  );
  return (
    <>
      {move(-1, at === 0)}
      {move(1, at === count - 1)}
    </>
  );
}
