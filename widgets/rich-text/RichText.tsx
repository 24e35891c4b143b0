import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { RichTextProps } from '../props.generated.ts';
import styles from './RichText.module.css';

/** A heading and formatted paragraphs. */
export function RichText({ props, id }: WidgetProps<RichTextProps>) {
  if (!props.heading && !props.text) return null;
  const Heading = `h${props.level}` as const;
  return (
    <section className={styles.text} aria-labelledby={props.heading ? `${id}-heading` : undefined}>
      {props.heading ? (
        <Heading className={props.level === 1 ? undefined : 'section-heading'} id={`${id}-heading`}>
          {props.heading}
        </Heading>
      ) : null}
      {props.format === 'plain' ? (
        <p className={styles.plain}>{props.text}</p>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: comes from the brand document; the checker rejects what the sanitizer would not output
        <div className="prose" dangerouslySetInnerHTML={{ __html: props.text }} />
      )}
    </section>
  );
}
