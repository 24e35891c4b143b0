import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import type { SectionHeadingProps } from '../props.generated.ts';
import styles from './SectionHeading.module.css';

/** A heading for the widgets that follow. */
export function SectionHeading({ props, id }: WidgetProps<SectionHeadingProps>) {
  const { text, lead, level } = props;
  if (!text) return null;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.heading}>
      <Heading className={level === 2 ? 'section-heading' : undefined} id={`${id}-heading`}>
        {text}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
