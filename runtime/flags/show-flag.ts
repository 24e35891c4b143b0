/** Short notifications over the page. Plain DOM, loaded on demand, so that no page carries it. */
import styles from './Flags.module.css';

export interface Flag {
  /** Danger is announced immediately and stays until closed; success is announced politely and disappears by itself. */
  kind: 'success' | 'danger';
  text: string;
  /** Label of the close button, in the language of the page. */
  close: string;
}

/** How long success notifications stay, in milliseconds. */
const STAYS = 10_000;

/** Shows a notification over the page. */
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
  // Screen readers only announce changes in a live region that already exists.
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
