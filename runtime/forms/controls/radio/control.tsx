import type { ControlProps } from '../../control-contract.ts';
import { ChoiceBoxes } from '../../parts/ChoiceBoxes.tsx';
import { Chooser } from '../../parts/Chooser.tsx';
import { ownChoices } from '../../parts/schema-parts.ts';

/** Single selection with all options visible. */
export function RadioControl(control: ControlProps) {
  const { schema, pointer, tools } = control;
  const choices = tools.choices?.[pointer] ?? ownChoices(schema);
  return choices ? <ChoiceBoxes control={control} choices={choices} type="radio" /> : <Chooser {...control} />;
}
