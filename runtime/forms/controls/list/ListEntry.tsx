import { useId } from 'react';
import { isSchema, type Schema } from '../../../../schemas/resolved-schema.ts';
import type { ControlProps } from '../../control-contract.ts';
import { Icon } from '../../parts/Icon.tsx';
import parts from '../../parts/parts.module.css';
import { demands, textIn } from '../../parts/schema-parts.ts';
import styles from './ListEntry.module.css';

interface ListEntryProps {
  entryKey: number;
  control: ControlProps;
  items: Schema;
  entry: Schema;
  at: number;
  title: string;
  isFoldable: boolean;
  isOpen: boolean;
  onToggle(): void;
  isFirst: boolean;
  isLast: boolean;
  canRemove: boolean;
  canMove: boolean;
  onMove(step: 1 | -1): void;
  onRemove(): void;
}

/** One entry: its name, what can be done with it, and its fields while it is open. */
export function ListEntry(props: ListEntryProps) {
  const { entryKey, control, items, entry, at, title, isFoldable, isOpen, onToggle } = props;
  const { t } = control.tools;
  const id = useId();
  return (
    <li data-entry={entryKey} className={styles.entry}>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend could not stand beside the buttons */}
      <div role="group" aria-labelledby={`${id}-title`}>
        <div className={styles.head}>
          {isFoldable ? (
            <button type="button" className={styles.fold} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
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
          {isOpen && (
            <EntryFields
              control={control}
              items={items}
              entry={entry}
              at={at}
              label={t('list.entry', { number: at + 1 })}
            />
          )}
        </div>
      </div>
    </li>
  );
}

function EntryButtons({ control, title, isFirst, isLast, canRemove, canMove, onMove, onRemove }: ListEntryProps) {
  const { t } = control.tools;
  // Not disabled at the ends: a button that is would lose the focus to nowhere.
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
            onClick={() => onMove(-1)}
          >
            <Icon name="up" />
          </button>
          <button
            type="button"
            data-move={1}
            className={`${parts.button} ${parts.quiet} ${parts.icon}`}
            aria-label={t('list.down', { title })}
            aria-disabled={isLast}
            onClick={() => onMove(1)}
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
          onClick={onRemove}
        >
          <Icon name="bin" />
        </button>
      )}
    </div>
  );
}

interface EntryFieldsProps {
  control: ControlProps;
  items: Schema;
  entry: Schema;
  at: number;
  label: string;
}

/** Short fields stand side by side where there is room. */
function EntryFields({ control, items, entry, at, label }: EntryFieldsProps) {
  // A shape of its own, such as an address, has a control of its own.
  if (items['x-part'] !== undefined || !isSchema(items.properties)) {
    const schema = { title: label, ...items };
    return control.renderField({
      pointer: `/${at}`,
      name: String(at),
      schema,
      value: entry,
      required: true,
      labelHidden: true,
    });
  }
  return (
    <div className={parts.halves}>
      {Object.entries(items.properties).map(([name, schema]) => {
        if (!isSchema(schema) || schema.readOnly === true) return null;
        return (
          <div key={name} className={isShort(schema) ? undefined : parts.whole}>
            {control.renderField({
              pointer: `/${at}/${name}`,
              name,
              schema,
              value: entry[name],
              required: demands(items, name),
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
