import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { useTexts } from '../page/texts.tsx';
import type { Answers } from './answers.ts';
import type { DrawnFormToFill } from './check-cache.ts';
import type { ControlRegistry, FormTools } from './control-contract.ts';
import { controls as allControls } from './controls/registry.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { placedErrors } from './error-order.ts';
import { FormAlert } from './FormAlert.tsx';
import { FootContext, type FootParts } from './FormFoot.tsx';
import { FormLayout } from './FormLayout.tsx';
import styles from './FormView.module.css';
import { focusField } from './focus-field.ts';
import { FormContext, type FormScope, summaryId, useFormStore } from './form-context.ts';
import type { FormFault } from './form-store.ts';
import { FormHoldContext } from './hold.ts';
import { useQueryAlert } from './query-alert.ts';
import { drawnForm, shownKey } from './rjsf-schema.ts';
import type { DrawingContext } from './templates.tsx';
import { useFilledForm } from './use-filled-form.ts';
import { useSending } from './use-sending.ts';

/** A field by its pointer, `/job_info/title`. */
export interface FieldWish {
  pointer: string;
}

export interface FormViewProps {
  asked: DrawnFormToFill;
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
  /** What the backend found wrong before this form was drawn; shown at once. Keep the same list between drawings. */
  faults?: readonly FormFault[];
  /** The server draws it, and takes it on this page from browsers that send it by themselves (server/steps/form-posts.ts). */
  isPosted?: boolean;
  /** The field that takes the focus as soon as it is drawn; another object asks again. */
  focus?: FieldWish | null;
  /** For tests and previews. */
  controls?: ControlRegistry;
}

/** A form as the brand asks it. Keeps what is typed whatever happens; load it where a form is, never on other public pages. */
export function FormView(props: FormViewProps) {
  const { submitLabel, tools, disabled = false, controls = allControls, children, secondary, isPosted = false } = props;
  const t = useTexts('forms');
  const id = `form${useId().replace(/[^a-z0-9]/gi, '')}`;
  const given = useQueryAlert(t);
  const { asked, answers, onChange } = props;
  const { store, groups, names, check, whenChecked } = useFilledForm(
    { asked, answers, onChange, groups: props.groups, faults: props.faults },
    t,
  );
  const { send, isBusy, refusal, round, hold } = useSending({
    store,
    t,
    whenChecked,
    prepare: (all) => check()?.(all, names).answers ?? pick(all, names),
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

  const { faults, focus } = props;
  useEffect(() => {
    if (faults && faults.length > 0) store.showFaults(faults);
  }, [faults, store]);
  useEffect(() => {
    if (!focus) return;
    let looks = 0;
    // Controls come when they are shown.
    const look = () => {
      looks += 1;
      if (!focusField(id, focus.pointer) && looks < MOST_LOOKS) frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [focus, id]);

  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  const submit = useCallback(() => void latestSend.current(), []);
  const shown = useFormStore(store, () => shownKey(groups, store.answers()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` says all that the drawing takes from the answers.
  const drawn = useMemo(() => drawnForm(groups, store.answers()), [groups, store, shown]);
  const scope = useMemo<FormScope>(
    () => ({ id, store, tools, controls, t, disabled }),
    [id, store, tools, controls, t, disabled],
  );
  const context = useMemo<DrawingContext>(
    () => ({ looks: drawn.looks, hasTitles: groups.length > 1 }),
    [drawn, groups],
  );
  const foot = useMemo<FootParts>(
    () => ({ submitLabel, isBusy, children, secondary }),
    [submitLabel, isBusy, children, secondary],
  );
  const alert = props.alert === undefined ? given : props.alert;

  return (
    <FormContext value={scope}>
      <FormHoldContext value={hold}>
        <FootContext value={foot}>
          <div className={styles.form} lang={tools.locale}>
            {alert && <FormAlert about={alert}>{alert}</FormAlert>}
            {refusal && (
              <FormAlert about={refusal.text}>
                <p className={styles.refusal}>{refusal.text}</p>
                {refusal.mayRetry && (
                  <button type="button" className="button button-quiet" onClick={submit}>
                    {t('again')}
                  </button>
                )}
              </FormAlert>
            )}
            <ErrorSummary groups={groups} round={round} />
            <FormLayout id={id} drawn={drawn} context={context} posted={isPosted ? asked : null} onSubmit={submit} />
          </div>
        </FootContext>
      </FormHoldContext>
    </FormContext>
  );
}

/** Frames for which a field is looked for: two seconds or more. */
const MOST_LOOKS = 120;

function pick(answers: Answers, groups: readonly string[]): Answers {
  return Object.fromEntries(groups.map((group) => [group, answers[group] ?? {}]));
}
