import type { ControlProps } from '../../control-contract.ts';
import styles from '../../parts/parts.module.css';
import { Question } from './Question.tsx';
import { type Answer, readAnswers, readQuestions, withAnswer } from './questions.ts';

/** Answers to a job's questions, which are part of this form's schema. */
export function QuestionsControl(control: ControlProps) {
  const { id, value, onChange, schema } = control;
  const answers = readAnswers(value);
  const questions = readQuestions(schema);

  function answer(given: Answer): void {
    const next = withAnswer(answers, given, questions);
    onChange(next.length > 0 ? next : undefined);
  }

  return (
    <ol className={`${styles.stack} ${styles.plain}`}>
      {questions.map((question, at) => {
        const place = answers.findIndex(({ questionId }) => questionId === question.id);
        return (
          <li key={question.id}>
            <Question
              control={control}
              id={at === 0 ? id : `${id}-${question.id}`}
              question={question}
              values={answers[place]?.values ?? []}
              isMissing={control.invalid && question.required && place < 0}
              errors={place < 0 ? [] : [...control.errorsAt(`/${place}`), ...control.errorsAt(`/${place}/values`)]}
              onChange={(values) => answer({ questionId: question.id, values })}
            />
          </li>
        );
      })}
    </ol>
  );
}
