import type { ControlProps } from '../control-contract.ts';
import { ChoiceBoxes } from './ChoiceBoxes.tsx';
import { FindMany } from './FindMany.tsx';
import { FindOne } from './FindOne.tsx';
import { entryPlaces, PartErrors } from './PartErrors.tsx';
import styles from './parts.module.css';
import { SelectField } from './SelectField.tsx';
import { isList } from './schema-parts.ts';
import { useOffer } from './use-offer.ts';

/** One or several values of what the field offers: all of them visible while they are few, else found by typing. */
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
          <FindMany control={control} source={offer.source} />
        )}
        <PartErrors control={control} places={entryPlaces(control.value)} />
      </>
    );
  }
  return offer.kind === 'all' ? (
    <SelectField control={control} choices={offer.choices} labelledBy={labelId} />
  ) : (
    <FindOne control={control} source={offer.source} />
  );
}
