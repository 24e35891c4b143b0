import { createHref, isSwitchedOff } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { CallToActionProps } from '../props.generated.ts';
import styles from './CallToAction.module.css';

/** A sentence and a button. Renders nothing if the button would lead to a disabled part of the site. */
export function CallToAction({ props, page, id }: WidgetProps<CallToActionProps>) {
  const { title, text, label, href, tone } = props;
  const { routes } = page.brand;
  const isHere = href.startsWith('/');
  if (!label || (isHere && isSwitchedOff(routes, href))) return null;
  return (
    <section
      className={tone === 'brand' ? `on-brand ${styles.call}` : styles.call}
      data-tone={tone}
      aria-labelledby={`${id}-heading`}
    >
      <div className={styles.words}>
        <h2 className={styles.title} id={`${id}-heading`}>
          {title}
        </h2>
        {text && <p>{text}</p>}
      </div>
      <Link className={`button ${styles.button}`} href={isHere ? createHref(routes, page.locale).path(href) : href}>
        {label}
      </Link>
    </section>
  );
}
