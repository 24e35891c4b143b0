import { ChakraProvider } from '@chakra-ui/react';
import withTheme from '@rjsf/core/lib/withTheme.js';
import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { AnswerError } from '../../schemas/answer-check.ts';
import type { FormCheck } from '../core/forms/check.ts';
import { faultText } from '../core/forms/fault-text.ts';
import { useTexts } from '../page/texts.tsx';
import { chakraSystem } from '../theme/chakra.ts';
import type { Answers } from './answers.ts';
import { type FormToFill, loadCheck } from './check-cache.ts';
import type { ControlRegistry, FormTools } from './control-contract.ts';
import { controls as allControls } from './controls/registry.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { placedErrors } from './error-order.ts';
import { FormAlert } from './FormAlert.tsx';
import styles from './FormView.module.css';
import { focusField } from './focus-field.ts';
import { FormContext, type FormScope, summaryId, useFormStore } from './form-context.ts';
import { createFormStore, type FormFault } from './form-store.ts';
import { FormHoldContext } from './hold.ts';
import { useQueryAlert } from './query-alert.ts';
import { drawnForm, shownKey } from './rjsf-schema.ts';
import { rjsfValidator } from './rjsf-validator.ts';
import { type DrawingContext, theme } from './templates.tsx';
import { useSending } from './use-sending.ts';

const ThemedForm = withTheme(theme);

export interface FormViewProps {
  asked: FormToFill;
  /** Begin with `startAnswers`. Whoever changes them from outside, as a draft that was loaded, gives new ones. */
  answers: Answers;
  onChange(answers: Answers): void;
  /**
   * Given the answers of the groups shown, checked and normalised. Answers with faults at their fields, none when all is
   * well; rejects with a `GraphqlError`, which the form shows.
   */
  onSubmit(answers: Answers): Promise<readonly FormFault[]>;
  /** Groups that are shown and checked; all unless told. */
  groups?: readonly string[];
  submitLabel: string;
  tools: FormTools;
  /** A sentence for the alert at the top; `?error=` of the address unless told. */
  alert?: string | null;
  /** Drawn between the fields and the button: agreements, proof of work. */
  children?: ReactNode;
  /** Beside the button: the way back. */
  secondary?: ReactNode;
  disabled?: boolean;
  /** For tests and previews. */
  controls?: ControlRegistry;
}

/** A form as the brand asks it. Keeps what is typed whatever happens; load it where a form is, never on a public page. */
export function FormView(props: FormViewProps) {
  const { asked, answers, submitLabel, tools, disabled = false, controls = allControls } = props;
  const t = useTexts('forms');
  const id = `form${useId().replace(/[^a-z0-9]/gi, '')}`;
  const given = useQueryAlert(t);
  const latest = useRef(props);
  const check = useRef<{ ready: Promise<unknown>; found: FormCheck | null }>({
    ready: Promise.resolve(),
    found: null,
  });
  const names = props.groups ?? asked.groups.map(({ group }) => group);
  const key = names.join(' ');
  const groups = useMemo(
    () => key.split(' ').flatMap((name) => asked.groups.filter(({ group }) => group === name)),
    [asked, key],
  );

  const [told] = useState(() => new WeakSet<Answers>());
  const [store] = useState(() =>
    createFormStore({
      answers,
      onChange(next) {
        told.add(next);
        latest.current.onChange(next);
      },
      check: () => check.current.found,
      describe: (error: AnswerError) => faultText(t, error),
      groups: () => latest.current.groups ?? latest.current.asked.groups.map(({ group }) => group),
    }),
  );
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    const own = { ready: Promise.resolve(), found: null as FormCheck | null };
    own.ready = loadCheck(asked).then((found) => {
      own.found = found;
    });
    check.current = own;
  }, [asked]);
  // The parent hands back what it was told; anything else comes from another hand.
  useEffect(() => {
    if (!told.has(answers)) store.replace(answers);
  }, [answers, store, told]);

  const { send, isBusy, refusal, round, hold } = useSending({
    store,
    t,
    whenChecked: () => check.current.ready,
    prepare: (all) => check.current.found?.(all, names).answers ?? pick(all, names),
    onSubmit: props.onSubmit,
  });
  useEffect(() => {
    if (round === 0) return;
    // A frame later: lists open the entries that hold errors.
    const frame = requestAnimationFrame(() => {
      const isFound = placedErrors(groups, store.shown()).some(({ pointer }) => focusField(id, pointer));
      if (!isFound) document.getElementById(summaryId(id))?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [round, groups, store, id]);

  const shown = useFormStore(store, () => shownKey(groups, store.answers()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` says all that the drawing takes from the answers.
  const drawn = useMemo(() => drawnForm(groups, store.answers()), [groups, store, shown]);
  const validator = useMemo(
    () =>
      rjsfValidator(
        () => check.current.found,
        (error) => faultText(t, error),
      ),
    [t],
  );
  const scope = useMemo<FormScope>(
    () => ({ id, store, tools, controls, t, disabled }),
    [id, store, tools, controls, t, disabled],
  );
  const context = useMemo<DrawingContext>(
    () => ({ looks: drawn.looks, hasTitles: groups.length > 1 }),
    [drawn, groups],
  );
  const formData = useDeferredValue(answers);
  const alert = props.alert === undefined ? given : props.alert;

  return (
    <ChakraProvider value={chakraSystem}>
      <FormContext value={scope}>
        <FormHoldContext value={hold}>
          <div className={styles.form} lang={tools.locale}>
            {alert && <FormAlert about={alert}>{alert}</FormAlert>}
            {refusal && (
              <FormAlert about={refusal.text}>
                <p className={styles.refusal}>{refusal.text}</p>
                {refusal.mayRetry && (
                  <button type="button" className="button button-quiet" onClick={() => void send()}>
                    {t('again')}
                  </button>
                )}
              </FormAlert>
            )}
            <ErrorSummary groups={groups} round={round} />
            <ThemedForm
              idPrefix={id}
              schema={drawn.schema}
              uiSchema={drawn.uiSchema}
              formContext={context}
              formData={formData}
              validator={validator}
              onSubmit={() => void send()}
              noHtml5Validate
              noValidate
              showErrorList={false}
              disabled={disabled}
            >
              {props.children}
              <div className={styles.actions}>
                <button type="submit" className="button" aria-disabled={isBusy || disabled || undefined}>
                  {isBusy ? t('sending') : submitLabel}
                </button>
                {props.secondary}
              </div>
              <p className="visually-hidden" role="status">
                {isBusy ? t('sending') : ''}
              </p>
            </ThemedForm>
          </div>
        </FormHoldContext>
      </FormContext>
    </ChakraProvider>
  );
}

function pick(answers: Answers, groups: readonly string[]): Answers {
  return Object.fromEntries(groups.map((group) => [group, answers[group] ?? {}]));
}
