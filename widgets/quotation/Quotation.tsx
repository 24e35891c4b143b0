import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { QuotationProps } from '../props.generated.ts';
import styles from './Quotation.module.css';

/** What somebody says, and who they are. */
export function Quotation({ props, id }: WidgetProps<QuotationProps>) {
  const { text, name, role, picture, size } = props;
  if (!text) return null;
  const figure = (
    <figure className={styles.quotation} data-size={size}>
      <blockquote className={styles.words}>
        <p>{text}</p>
      </blockquote>
      {name && (
        <figcaption className={styles.who}>
          {picture && <img className={styles.picture} src={picture} alt="" width={56} height={56} loading="lazy" />}
          <span>
            <strong className={styles.name} id={`${id}-name`}>
              {name}
            </strong>
            {role && <span className={styles.role}>{role}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  );
  // What opens a page stands outside of its main part, and is a landmark of its own.
  return size === 'large' && name ? <section aria-labelledby={`${id}-name`}>{figure}</section> : figure;
}
