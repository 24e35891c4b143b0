import {
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { useTexts } from '../page/texts.tsx';
import type { Answers } from './answers.ts';
import type { DrawnFormToFill } from './check-cache.ts';
import type { ControlRegistry, FormTools } from './control-contract.ts';
import { controls as allControls } from './controls/registry.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { orderedErrors } from './error-order.ts';
import { FormAlert } from './FormAlert.tsx';
import { FootContext, type FootParts } from './FormFoot.tsx';
import { FormLayout } from './FormLayout.tsx';
import styles from './FormView.module.css';
import { focusField } from './focus-field.ts';
import { FormContext, type FormScope, summaryId, useFormStore } from './form-context.ts';
import type { FormPart } from './form-part.ts';
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
  /** Begin with `startAnswers`. To change answers from outside, such as with a loaded draft, pass a new object. */
  answers: Answers;
  onChange(answers: Answers): void;
  /**
   * Receives the answers of the visible groups, validated and normalized. Resolves with field errors, none on
   * success; rejects with a `GraphqlError`, which the form shows.
   */
  onSubmit(answers: Answers): Promise<readonly FormFault[]>;
  /** Groups that are shown and checked; defaults to all. */
  groups?: readonly string[];
  submitLabel: string;
  tools: FormTools;
  /** Message for the alert at the top; defaults to `?error=` of the address. */
  alert?: string | null;
  /** Rendered between the fields and the button: consent, proof of work. */
  children?: ReactNode;
  /** Beside the button, such as a back link. */
  secondary?: ReactNode;
  disabled?: boolean;
  /**
   * Errors the backend reported before this form was rendered; shown immediately. Keep the same list between renders.
   */
  faults?: readonly FormFault[];
  /** Rendered on the server, and accepted on this page when submitted without scripts (server/steps/form-posts.ts). */
  isPosted?: boolean;
  /** The field to focus once rendered; a new object requests focus again. */
  focus?: FieldWish | null;
  /** Whether groups have titles; by default, if there are several. */
  hasTitles?: boolean;
  /** Renders it as a part of the form around it, without a button; the form around it sends it. */
  part?: Ref<FormPart> | undefined;
  /** A part among the children, sent before this form. */
  within?: RefObject<FormPart | null> | undefined;
  /** For tests and previews. */
  controls?: ControlRegistry;
}

/** A form as configured by the brand. Never loses what was typed. Load it only on pages with a form. */
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
  const { send, isBusy, refusal, round, showFirst, hold } = useSending({
    store,
    t,
    whenChecked,
    prepare: (all) => check()?.(all, names).answers ?? pick(all, names),
    onSubmit: props.onSubmit,
    within: props.within,
  });
  useEffect(() => {
    if (round === 0) return;
    // A frame later: lists first open the entries with errors.
    const frame = requestAnimationFrame(() => {
      const isFound = orderedErrors(groups, store.shown()).some(({ pointer }) => focusField(id, pointer));
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
    // Controls load when they are shown.
    const look = () => {
      looks += 1;
      if (!focusField(id, focus.pointer) && looks < MOST_LOOKS) frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [focus, id]);

  // Of all groups: a control that loads while a person presses a button would move that button away.
  useEffect(() => {
    const known: ControlRegistry = controls;
    for (const { control } of asked.groups.flatMap(({ fields }) => fields))
      known[control]?.preload?.().catch(() => undefined);
  }, [asked, controls]);

  const latestSend = useRef(send);
  useEffect(() => {
    latestSend.current = send;
  });
  const submit = useCallback(() => void latestSend.current(), []);
  const { part } = props;
  useImperativeHandle(part, () => ({
    async check() {
      await whenChecked();
      return !store.showAll();
    },
    showFirst,
    send,
  }));
  const shown = useFormStore(store, () => shownKey(groups, store.answers()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` covers everything rendering takes from the answers.
  const drawn = useMemo(() => drawnForm(groups, store.answers()), [groups, store, shown]);
  const scope = useMemo<FormScope>(
    () => ({ id, store, tools, controls, t, disabled }),
    [id, store, tools, controls, t, disabled],
  );
  const hasTitles = props.hasTitles ?? groups.length > 1;
  const context = useMemo<DrawingContext>(() => ({ looks: drawn.looks, hasTitles }), [drawn, hasTitles]);
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
            <FormLayout
              id={id}
              drawn={drawn}
              context={context}
              posted={isPosted ? asked : null}
              isPart={part !== undefined}
              onSubmit={submit}
            />
          </div>
        </FootContext>
      </FormHoldContext>
    </FormContext>
  );
}

/** Maximum number of frames to wait for a field: two seconds or more. */
const MOST_LOOKS = 120;

function pick(answers: Answers, groups: readonly string[]): Answers {
  return Object.fromEntries(groups.map((group) => [group, answers[group] ?? {}]));
}
