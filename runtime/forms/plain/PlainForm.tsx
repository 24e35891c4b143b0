import type { ReactNode } from 'react';
import { isSchema } from '../../../schemas/resolved-schema.ts';
import { readQuestionAnswers } from '../../core/applications/job-rules.ts';
import type { AskedForm } from '../../core/forms/ask.ts';
import { FORM_FIELD, type PostedForm, type PostedFormName } from '../../core/posted-form.ts';
import { useTexts } from '../../page/texts.tsx';
import type { PageInfo } from '../../page/widget-contract.ts';
import { type Answers, isWithin, startAnswers, valueAt } from '../answers.ts';
import styles from '../FormView.module.css';
import { PlainItemField } from './PlainItemField.tsx';
import { hasFiles, itemsOfGroup, type PlainItem } from './plain-form.ts';

interface PlainFormProps {
  /** Unique on the page. */
  id: string;
  page: PageInfo;
  form: PostedFormName;
  asked: AskedForm;
  posted: PostedForm | null;
  submitLabel: string;
  /** Between the fields and the button. */
  children?: ReactNode;
}

/**
 * A form in plain elements, for browsers without scripts: posted to the page it is on (server/steps/form-posts.ts).
 * The browser checks what is required before it sends, since files have to be chosen again when a form comes back.
 * Requires the texts `forms` and `controls`.
 */
export function PlainForm({ id, page, form, asked, posted, submitLabel, children }: PlainFormProps) {
  const t = useTexts('forms');
  const tc = useTexts('controls');
  const answers = startAnswers(asked, posted?.answers);
  const faults = posted?.faults ?? [];
  const groups = asked.groups.map((group) => ({ ...group, items: itemsOfGroup(group, tc) }));
  const items = groups.flatMap((group) => group.items);
  const errorsOf = errorsIn(answers, faults);
  const listed = items.flatMap((item) => errorsOf(item).map((message) => ({ item, message })));
  const others = faults.filter(({ message }) => !listed.some((one) => one.message === message));
  const idOf = ({ pointer }: PlainItem) => `${id}${pointer.replaceAll('/', '-')}`;
  const count = listed.length + others.length;
  return (
    <div className={styles.form} lang={page.locale}>
      {posted?.refusal && (
        <div className={styles.alert} role="alert">
          <p className={styles.refusal}>{posted.refusal}</p>
        </div>
      )}
      {count > 0 && (
        <div className={styles.alert} role="alert">
          <p className={styles.alertTitle}>{t('summary', { count })}</p>
          <ul className={styles.summary}>
            {listed.map(({ item, message }) => (
              <li key={`${item.pointer} ${message}`}>
                <a href={`#${idOf(item)}`}>{t('summaryLine', { label: item.label.replace(/[.:?]$/, ''), message })}</a>
              </li>
            ))}
            {others.map(({ pointer, message }) => (
              <li key={pointer}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <form method="post" encType={hasFiles(asked) ? 'multipart/form-data' : undefined}>
        <input type="hidden" name={FORM_FIELD} value={form} />
        {groups.map(({ group, schema, items: own }) => (
          <section key={group} className={styles.group}>
            {groups.length > 1 && typeof schema.title === 'string' && (
              <>
                <h2 className={`section-heading ${styles.groupTitle}`}>{schema.title}</h2>
                {typeof schema.description === 'string' && <p className={styles.groupHelp}>{schema.description}</p>}
              </>
            )}
            <div className={styles.fields}>
              {own.map((item) => (
                <div key={item.pointer} className={item.width === 'half' ? styles.half : styles.full}>
                  <PlainItemField
                    id={idOf(item)}
                    item={item}
                    value={givenTo(item, answers)}
                    errors={errorsOf(item)}
                    locale={page.locale}
                    t={t}
                    tc={tc}
                  />
                </div>
              ))}
            </div>
          </section>
        ))}
        {children}
        <div className={styles.actions}>
          <button className="button" type="submit">
            {submitLabel}
          </button>
        </div>
      </form>
    </div>
  );
}

const QUESTIONS = '/questions/answers';

/** Faults of questions are named by the place of their answer, and those of unanswered ones by the list. */
function errorsIn(answers: Answers, faults: PostedForm['faults']) {
  const given = readQuestionAnswers(answers);
  const isAnswered = ({ name }: PlainItem) => given.some(({ questionId }) => String(questionId) === name);
  const isQuestion = ({ pointer }: PlainItem) => pointer.startsWith(`${QUESTIONS}/`);
  return (item: PlainItem): string[] => {
    const own = faults.filter(({ code, pointer }) => {
      if (!isQuestion(item)) return isWithin(pointer, item.pointer);
      if (pointer === QUESTIONS) return code === 'required' && item.required && !isAnswered(item);
      const at = Number(/^\/questions\/answers\/(\d+)/.exec(pointer)?.[1] ?? -1);
      return String(given[at]?.questionId) === item.name;
    });
    return [...new Set(own.map(({ message }) => message))];
  };
}

function givenTo({ pointer, name }: PlainItem, answers: Answers): unknown {
  if (!pointer.startsWith(`${QUESTIONS}/`)) return valueAt(answers, pointer);
  const { questions } = answers;
  if (!isSchema(questions)) return undefined;
  return readQuestionAnswers(answers).find(({ questionId }) => String(questionId) === name)?.values;
}
