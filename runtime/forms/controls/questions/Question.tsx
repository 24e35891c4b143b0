import type { ControlProps } from '../../control-contract.ts';
import { idsOf } from '../../parts/attributes.ts';
import { ChoiceBoxes } from '../../parts/ChoiceBoxes.tsx';
import { NumberField } from '../../parts/NumberField.tsx';
import styles from '../../parts/parts.module.css';
import { TextareaControl } from '../textarea/control.tsx';
import type { JobQuestion } from './questions.ts';

interface QuestionProps {
  control: ControlProps;
  id: string;
  question: JobQuestion;
  values: readonly string[];
  /** A required answer is missing. */
  isMissing: boolean;
  errors: readonly string[];
  onChange(values: readonly string[]): void;
}

/** One question with its input. */
export function Question({ control, id, question, values, isMissing, errors, onChange }: QuestionProps) {
  const { describedBy, tools } = control;
  const labelId = `${id}-question`;
  const errorsId = `${id}-problems`;
  const own: ControlProps = {
    ...control,
    id,
    labelId,
    pointer: `${control.pointer}/${question.id}`,
    name: String(question.id),
    schema: { maxLength: 2000 },
    label: question.text,
    required: question.required,
    invalid: isMissing || errors.length > 0,
    describedBy: idsOf(describedBy, errors.length > 0 && errorsId),
    value: question.type === 'many' ? values : values[0],
    onChange: (value) =>
      onChange(Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)]),
  };
  const isGroup = question.type !== 'text' && question.type !== 'number';
  const words = (
    <>
      {question.text}
      {question.required && <span className={styles.note}> {tools.t('questions.required')}</span>}
    </>
  );
  return (
    <div {...(isGroup && { role: 'group', 'aria-labelledby': labelId })}>
      {isGroup ? (
        <div id={labelId} className={styles.label}>
          {words}
        </div>
      ) : (
        <label id={labelId} htmlFor={id} className={styles.label}>
          {words}
        </label>
      )}
      <Answering control={own} question={question} />
      {errors.length > 0 && (
        <p id={errorsId} className={styles.error}>
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}

function Answering({ control, question }: { control: ControlProps; question: JobQuestion }) {
  const { t } = control.tools;
  if (question.type === 'text') return <TextareaControl {...control} />;
  if (question.type === 'number') {
    const number = Number(control.value);
    return <NumberField control={Number.isNaN(number) ? control : { ...control, value: number }} grouped={false} />;
  }
  const choices =
    question.type === 'yes_no'
      ? (['yes', 'no'] as const).map((value) => ({ value, label: t(`questions.${value}`) }))
      : question.options.map((option) => ({ value: option, label: option }));
  return <ChoiceBoxes control={control} choices={choices} type={question.type === 'many' ? 'checkbox' : 'radio'} />;
}
