import type { ControlProps } from '../../control-contract.ts';
import { elementOf, idsOf } from '../../parts/attributes.ts';
import styles from '../../parts/parts.module.css';
import { numberIn } from '../../parts/schema-parts.ts';
import { useDeferredText } from '../../use-deferred-text.ts';

/** Share of the maximum length after which the remaining characters are shown. */
const nearlyFull = 0.8;

/** Several lines of text. */
export function TextareaControl(control: ControlProps) {
  const { id, value, onChange, onBlur, schema, readOnly, describedBy, tools } = control;
  const { text, type, flush } = useDeferredText(typeof value === 'string' ? value : undefined, onChange);
  const most = numberIn(schema, 'maxLength');
  const left = most === undefined ? Number.POSITIVE_INFINITY : most - text.length;
  const room = `${id}-room`;
  return (
    <>
      <textarea
        {...elementOf({ ...control, describedBy: idsOf(describedBy, room) })}
        className={`${styles.field} ${styles.area}`}
        rows={4}
        readOnly={readOnly}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          flush();
          onBlur();
        }}
      />
      <p id={room} className={styles.note}>
        {most !== undefined && text.length >= most * nearlyFull && describeRoom(left, tools.t)}
      </p>
    </>
  );
}

function describeRoom(left: number, t: ControlProps['tools']['t']): string {
  return left >= 0 ? t('text.left', { count: left }) : t('text.over', { count: -left });
}
