import type { ControlProps, FormTools } from '../../../runtime/forms/control-contract.ts';

type Given = Pick<ControlProps, 'id' | 'label' | 'value' | 'onChange' | 'schema'> & { tools: FormTools };

/** What a control of a form needs outside of one. The label has the id `<id>-label`. */
export const controlProps = ({ id, ...given }: Given): ControlProps => ({
  ...given,
  id,
  labelId: `${id}-label`,
  name: id,
  pointer: `/${id}`,
  onBlur: () => undefined,
  required: false,
  readOnly: false,
  disabled: false,
  describedBy: undefined,
  invalid: false,
  errorsAt: () => [],
  renderField: () => null,
});
