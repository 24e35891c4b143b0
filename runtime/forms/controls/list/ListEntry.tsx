import { memo, useId, useState } from 'react';
import { isSchema, type Schema } from '../../../../schemas/resolved-schema.ts';
import { demandedFields, unaskedFields } from '../../conditions.ts';
import type { ControlProps, FormTools } from '../../control-contract.ts';
import { Icon } from '../../parts/Icon.tsx';
import parts from '../../parts/parts.module.css';
import { textIn } from '../../parts/schema-parts.ts';
import styles from './ListEntry.module.css';

export type EntryAction = 'fold' | 'up' | 'down' | 'remove';

interface ListEntryProps {
  entryKey: number;
  items: Schema;
  entry: unknown;
  at: number;
  title: string;
  isFoldable: boolean;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  canMove: boolean;
  /** Must be stable for the lifetime of the list. */
  onAct(action: EntryAction, at: number): void;
  renderField: ControlProps['renderField'];
  t: FormTools['t'];
}

/**
 * One list entry: its name, its actions, and its fields while it is open. Typing in another entry does not re-render
 * it.
 */
export const ListEntry = memo(function ListEntry(props: ListEntryProps) {
  const { entryKey, items, entry, at, title, isFoldable, isOpen, onAct, renderField, t } = props;
  const id = useId();
  // Once rendered, fields stay mounted: an upload in a collapsed entry continues.
  const [isDrawn, setDrawn] = useState(isOpen);
  if (isOpen && !isDrawn) setDrawn(true);
  return (
    <li data-entry={entryKey} className={styles.entry}>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot be placed beside the buttons */}
      <div role="group" aria-labelledby={`${id}-title`}>
        <div className={styles.head}>
          {isFoldable ? (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => onAct('fold', at)}
            >
              <span className={styles.sign} data-open={isOpen} aria-hidden="true" />
              <span id={`${id}-title`}>{title}</span>
            </button>
          ) : (
            <span id={`${id}-title`} className={styles.title}>
              {title}
            </span>
          )}
          <EntryButtons {...props} />
        </div>
        <div id={id} data-fields="" hidden={!isOpen}>
          {isDrawn && (
            <EntryFields
              renderField={renderField}
              items={items}
              entry={isSchema(entry) ? entry : {}}
              at={at}
              label={t('list.entry', { number: at + 1 })}
            />
          )}
        </div>
      </div>
    </li>
  );
});

function EntryButtons({ at, title, isFirst, isLast, canRemove, canMove, onAct, t }: ListEntryProps) {
  // Not disabled at the ends: a disabled button would lose the focus.
  return (
    <div className={styles.buttons}>
      {canMove && (
        <>
          <button
            type="button"
            data-move={-1}
            className={`${parts.button} ${parts.quiet} ${parts.icon}`}
            aria-label={t('list.up', { title })}
            aria-disabled={isFirst}
            onClick={() => onAct('up', at)}
          >
            <Icon name="up" />
          </button>
          <button
            type="button"
            data-move={1}
            className={`${parts.button} ${parts.quiet} ${parts.icon}`}
            aria-label={t('list.down', { title })}
            aria-disabled={isLast}
            onClick={() => onAct('down', at)}
          >
            <Icon name="down" />
          </button>
        </>
      )}
      {canRemove && (
        <button
          type="button"
          data-remove=""
          className={`${parts.button} ${parts.quiet} ${parts.icon}`}
          aria-label={t('list.remove', { title })}
          onClick={() => onAct('remove', at)}
        >
          <Icon name="bin" />
        </button>
      )}
    </div>
  );
}

interface EntryFieldsProps {
  renderField: ControlProps['renderField'];
  items: Schema;
  entry: Schema;
  at: number;
  label: string;
}

/** Short fields are placed side by side if there is room. */
function EntryFields({ renderField, items, entry, at, label }: EntryFieldsProps) {
  // A composite value such as an address has its own control.
  if (items['x-part'] !== undefined || !isSchema(items.properties)) {
    const schema = { title: label, ...items };
    return renderField({
      pointer: `/${at}`,
      name: String(at),
      schema,
      value: entry,
      required: true,
      labelHidden: true,
    });
  }
  const unasked = unaskedFields(items, entry);
  const demanded = demandedFields(items, entry);
  return (
    <div className={parts.halves}>
      {Object.entries(items.properties).map(([name, schema]) => {
        if (!isSchema(schema) || schema.readOnly === true || unasked.has(name)) return null;
        return (
          <div key={name} className={isShort(schema) ? undefined : parts.whole}>
            {renderField({
              pointer: `/${at}/${name}`,
              name,
              schema,
              value: entry[name],
              required: demanded.has(name),
            })}
          </div>
        );
      })}
    </div>
  );
}

const shortParts = new Set(['phone', 'salutation']);

function isShort(schema: Schema): boolean {
  const part = textIn(schema, 'x-part');
  if (part !== undefined) return shortParts.has(part);
  if (schema.type !== 'string')
    return schema.type === 'number' || schema.type === 'integer' || schema.type === 'boolean';
  return typeof schema.maxLength !== 'number' || schema.maxLength <= 120 || schema.format === 'email';
}
