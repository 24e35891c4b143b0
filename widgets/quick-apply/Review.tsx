import Router from 'next/router';
import { answerText } from '../../runtime/core/applications/answer-text.ts';
import { readQuestionAnswers } from '../../runtime/core/applications/job-rules.ts';
import type { AskedForm, AskedGroup } from '../../runtime/core/forms/ask.ts';
import type { Answers } from '../../runtime/forms/answers.ts';
import { useRefusedFiles } from '../../runtime/forms/refused-files.ts';
import type { Step } from '../../runtime/forms/steps/step-order.ts';
import { usePage } from '../../runtime/page/PageContext.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { isSchema } from '../../schemas/resolved-schema.ts';
import styles from './QuickApply.module.css';
import type { ApplyOffer as Offer } from './quick-apply.generated.ts';

interface ReviewProps {
  form: AskedForm;
  offer: Offer;
  answers: Answers;
  steps: readonly Step[];
  addressOf(step: string): string;
}

/** Everything that will be sent, step by step, with links back. */
export function Review({ form, offer, answers, steps, addressOf }: ReviewProps) {
  const t = useTexts('apply');
  const { page } = usePage();
  const refused = useRefusedFiles();
  return (
    <div className={styles.review}>
      <p>{t('review.text', { organization: offer.organizationName })}</p>
      {form.groups.map((group) => {
        const step = steps.find(({ groups }) => groups.includes(group.group));
        const lines = linesOf(group, answers[group.group] ?? {}, offer, { t, locale: page.locale });
        return (
          <section key={group.group} className={styles.part}>
            <div className={styles.partHead}>
              <h3>{step?.title}</h3>
              {step && (
                <a
                  href={addressOf(step.name)}
                  onClick={(event) => {
                    event.preventDefault();
                    void Router.push(addressOf(step.name), undefined, { shallow: true });
                  }}
                >
                  {t('review.change')}
                  <span className="visually-hidden">: {step.title}</span>
                </a>
              )}
            </div>
            {group.fields
              .flatMap(({ name }) => refused.at(`/${group.group}/${name}`))
              .map(({ key, file, reason }) => (
                <p key={key} className={styles.refused}>
                  {t('review.refused', { name: file.name, reason: reason ?? '' })}
                </p>
              ))}
            {lines.length === 0 ? (
              <p className="meta">{t('review.nothing')}</p>
            ) : (
              <dl className={styles.facts}>
                {lines.map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        );
      })}
    </div>
  );
}

type Line = readonly [label: string, value: string];

interface Words {
  t(key: string): string;
  locale: string;
}

function linesOf(group: AskedGroup, answers: Answers[string], offer: Offer, { t, locale }: Words): Line[] {
  if (group.group === 'questions') {
    const given = readQuestionAnswers({ questions: answers });
    return offer.questions.flatMap(({ id, text, type }) => {
      const values = given.find(({ questionId }) => questionId === id)?.values ?? [];
      if (values.length === 0) return [];
      return [[text, answerText({ type, values }, locale, (value) => t(`answers.${value}`))] as const];
    });
  }
  const { properties } = group.schema;
  return group.fields.flatMap(({ name }) => {
    const field = isSchema(properties) ? properties[name] : undefined;
    const value = textOf(answers[name]);
    const label = isSchema(field) && typeof field.title === 'string' ? field.title : name;
    return value === '' ? [] : [[label, value] as const];
  });
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (!Array.isArray(value)) return '';
  return value
    .filter(isSchema)
    .flatMap(({ name }) => (typeof name === 'string' ? [name] : []))
    .join(', ');
}
