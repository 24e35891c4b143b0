import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { ImageProps } from '../props.generated.ts';
import styles from './Image.module.css';

/** An image with its caption, optionally linked. Its size is known in advance to avoid layout shifts. */
export function Image({ props, page, id }: WidgetProps<ImageProps>) {
  const { src, alt, width, height, caption, href, size } = props;
  if (!src) return null;
  const picture = (
    <img
      className={styles.picture}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={size === 'wide' ? 'eager' : 'lazy'}
    />
  );
  const target = href?.startsWith('/') ? createHref(page.brand.routes, page.locale).path(href) : href;
  const figure = (
    <figure className={styles.image} data-size={size}>
      {target ? (
        <Link className={styles.link} href={target}>
          {picture}
        </Link>
      ) : (
        picture
      )}
      {caption && (
        <figcaption className={styles.caption} id={`${id}-caption`}>
          {caption}
        </figcaption>
      )}
    </figure>
  );
  // What opens a page stands outside of its main part, and is a landmark of its own.
  if (size !== 'wide' || (!caption && !alt)) return figure;
  return <section {...(caption ? { 'aria-labelledby': `${id}-caption` } : { 'aria-label': alt })}>{figure}</section>;
}
