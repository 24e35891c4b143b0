import { useLayoutEffect, useState } from 'react';
import { keepDismissed, readDismissed } from '../../runtime/core/dismissed.ts';
import { createHref, isSwitchedOff } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo, WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { NoticeProps } from '../props.generated.ts';
import styles from './Notice.module.css';
import { isCurrent, nameOf } from './notice-time.ts';

/** A short message to all visitors. Renders nothing before and after its days, and once the visitor has dismissed it. */
export function Notice({ props, page }: WidgetProps<NoticeProps>) {
  const name = nameOf(props);
  if (!props.text || !isCurrent(props, page)) return null;
  // Another notice is another component, so that dismissing one does not hide the next.
  return <Shown key={name} name={name} props={props} page={page} />;
}

function Shown({ name, props, page }: { name: string; props: NoticeProps; page: PageInfo }) {
  const t = useTexts('common');
  const [isDismissed, setDismissed] = useState(false);
  // Before the first paint of a page without a document of its own; on a document, server/early-notices.ts came first.
  useLayoutEffect(() => {
    if (props.dismissible && readDismissed().includes(name)) setDismissed(true);
  }, [name, props.dismissible]);
  if (isDismissed) return null;

  function dismiss() {
    keepDismissed(name);
    setDismissed(true);
    // The focus would be lost with the button.
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  const { title, text, label, tone } = props;
  const href = hrefIn(page, props.href);
  return (
    <section
      className={tone === 'brand' ? `on-brand ${styles.notice}` : styles.notice}
      data-tone={tone}
      data-notice={props.dismissible ? name : undefined}
      aria-label={title || t('notice')}
    >
      <div className={styles.line}>
        <p className={styles.words}>
          {title && <strong className={styles.title}>{title}</strong>} {text}{' '}
          {label && href && (
            <Link className={styles.link} href={href}>
              {label}
            </Link>
          )}
        </p>
        {props.dismissible && (
          <button className={styles.close} type="button" aria-label={t('close')} onClick={dismiss} />
        )}
      </div>
    </section>
  );
}

/** The address in the page's language; null if it is of a disabled part of the site. */
function hrefIn({ brand, locale }: PageInfo, href: string | undefined): string | null {
  if (!href?.startsWith('/')) return href ?? null;
  return isSwitchedOff(brand.routes, href) ? null : createHref(brand.routes, locale).path(href);
}
