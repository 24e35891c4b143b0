import type { ControlProps } from '../control-contract.ts';
import { ChoiceBoxes } from './ChoiceBoxes.tsx';
import { keyOf, valuesIn } from './choice-keys.ts';
import { FindMany } from './FindMany.tsx';
import { FindOne } from './FindOne.tsx';
import { entryPointers, PartErrors } from './PartErrors.tsx';
import styles from './parts.module.css';
import { SelectField } from './SelectField.tsx';
import { isList, ownChoices } from './schema-parts.ts';
import { useOffer } from './use-offer.ts';

/** Single or multiple selection: all options visible if there are few, else found by searching. */
export function Chooser(control: ControlProps) {
  const offer = useOffer(control);
  const { labelId, schema, tools } = control;
  if (offer.kind === 'loading') {
    return (
      <SelectField
        control={{ ...control, disabled: true }}
        choices={[]}
        labelledBy={labelId}
        empty={tools.t('select.loading')}
      />
    );
  }
  if (offer.kind === 'failed') {
    return (
      <div className={styles.row}>
        <p className={styles.error} role="alert">
          {tools.t('select.failed')}
        </p>
        <button id={control.id} type="button" className={styles.button} onClick={offer.retry}>
          {tools.t('select.retry')}
        </button>
      </div>
    );
  }
  if (isList(schema)) {
    return (
      <>
        {offer.kind === 'all' ? (
          <ChoiceBoxes control={control} choices={offer.choices} type="checkbox" />
        ) : (
          <>
            <PlainChoice control={control} />
            <div className={styles.scripted}>
              <FindMany control={control} source={offer.source} />
            </div>
          </>
        )}
        <PartErrors control={control} pointers={entryPointers(control.value)} />
      </>
    );
  }
  return offer.kind === 'all' ? (
    <SelectField control={control} choices={offer.choices} labelledBy={labelId} />
  ) : (
    <>
      <PlainChoice control={control} />
      <div className={styles.scripted}>
        <FindOne control={control} source={offer.source} />
      </div>
    </>
  );
}

/** Searching needs scripts: without them, all values of the brand itself are listed. */
function PlainChoice({ control }: { control: ControlProps }) {
  const { pointer, schema, labelId, describedBy, value, tools } = control;
  const choices = ownChoices(schema);
  if (!choices) return null;
  const isMany = isList(schema);
  return (
    <noscript>
      <select
        className={styles.field}
        name={pointer}
        multiple={isMany}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        defaultValue={isMany ? valuesIn(value).map(keyOf) : keyOf(value)}
      >
        {!isMany && <option value="">{tools.t('select.none')}</option>}
        {choices.map((choice) => (
          <option key={keyOf(choice.value)} value={keyOf(choice.value)}>
            {choice.label}
          </option>
        ))}
      </select>
    </noscript>
  );
}
