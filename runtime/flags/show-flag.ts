/** Short messages about what has just happened, over the page. Plain DOM: whoever shows one loads it then, and no page carries it. */
import styles from './Flags.module.css';

export interface Flag {
  /** Danger is said at once and stays until it is closed; success waits its turn and goes by itself. */
  kind: 'success' | 'danger';
  text: string;
  /** Name of the button that closes it, in the language of the page. */
  close: string;
}

/** Milliseconds for which good news stays. */
const STAYS = 10_000;

/** Shows a message in front of the page. */
export function showFlag({ kind, text, close }: Flag): void {
  const flag = document.createElement('div');
  flag.className = `${styles.flag} ${styles[kind]}`;
  flag.dataset.flag = kind;
  const words = document.createElement('p');
  words.className = styles.text ?? '';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.close ?? '';
  button.setAttribute('aria-label', close);
  flag.append(words, button);
  regionOf(kind).append(flag);
  // Screen readers say what changes inside a region that was there before.
  setTimeout(() => {
    words.textContent = text;
  }, 50);
  const leave = () => {
    flag.dataset.leaving = '';
    const last = () => flag.remove();
    flag.addEventListener('transitionend', last, { once: true });
    setTimeout(last, 500);
  };
  button.addEventListener('click', leave);
  if (kind === 'success') setTimeout(leave, STAYS);
}

function regionOf(kind: Flag['kind']): HTMLElement {
  const known = document.querySelector<HTMLElement>(`[data-flags="${kind}"]`);
  if (known) return known;
  const region = document.createElement('div');
  region.dataset.flags = kind;
  region.className = styles.region ?? '';
  region.setAttribute('role', kind === 'danger' ? 'alert' : 'status');
  document.body.append(region);
  return region;
}
