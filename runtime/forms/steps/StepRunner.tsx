import Router, { useRouter } from 'next/router';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../page/texts.tsx';
import type { Answers } from '../answers.ts';
import type { FormTools } from '../control-contract.ts';
import { DraftNote } from '../drafts/DraftNote.tsx';
import type { Draft } from '../drafts/use-draft.ts';
import { type FieldWish, FormView } from '../FormView.tsx';
import type { FormToFill } from '../form.generated.ts';
import type { FormPart } from '../form-part.ts';
import type { FormFault } from '../form-store.ts';
import { isAnythingHeld } from '../hold.ts';
import { RefusedFilesContext, useKeptRefusedFiles } from '../refused-files.ts';
import styles from './StepRunner.module.css';
import { positionOf, type Step, stepOf } from './step-order.ts';

export interface StepRunnerProps {
  asked: FormToFill;
  draft: Draft;
  steps: readonly Step[];
  /** Address of a step on this site; every step has one. */
  addressOf(step: string): string;
  /** Name of the step at an address; null for the address of the form itself. */
  stepAt(address: string): string | null;
  /** Additional errors in the answers of a step, besides those of the form's check; empty if there are none. */
  checkStep?(step: Step, answers: Answers): readonly FormFault[];
  /** Receives the answers of all steps; see `FormView`. The draft is deleted if no errors are returned. */
  onSubmit(answers: Answers): Promise<readonly FormFault[]>;
  submitLabel: string;
  tools: FormTools;
  /** Rendered in the last step, above its button. */
  children?: ReactNode;
  /** Rendered above the buttons of a step, by step name. */
  extras?: Readonly<Record<string, ReactNode>>;
  /** Whether nothing that the steps before the last one ask for is missing: offers to go there at once. */
  isComplete?: boolean;
  /** Additional button beside those of the steps. */
  secondary?: ReactNode;
  /** A part of the form among the children, sent before it. */
  within?: RefObject<FormPart | null>;
  /** A field to focus, in whichever step it is; a new object requests focus again. */
  wish?: FieldWish | null;
}

/**
 * A multi-step form. Each step is checked before the next; going back, with our buttons or the browser's, loses
 * nothing. A single step is a form on one page, without counting and without titles of its groups.
 * Requires the texts `drafts`, `forms` and `controls`.
 */
export function StepRunner(props: StepRunnerProps) {
  const { asked, draft, steps, addressOf, stepAt, onSubmit, submitLabel, tools, children } = props;
  const t = useTexts('drafts');
  const { asPath } = useRouter();
  const named = stepAt(asPath);
  const { step, at, of, before, after } = positionOf(steps, named);
  const last = steps.at(-1);
  const isOnePage = of === 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step.name);
  const refused = useKeptRefusedFiles();
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  const [focus, setFocus] = useState<FieldWish | null>(null);

  // Moves the focus to the heading, so that a new step is read from the top.
  useEffect(() => {
    if (shown.current === step.name) return;
    shown.current = step.name;
    heading.current?.focus();
  }, [step.name]);
  // Returning to the form's own address resumes at the last step.
  const { isReady, restoredStep } = draft;
  const resumed = useRef(false);
  useEffect(() => {
    if (!isReady || resumed.current) return;
    resumed.current = true;
    if (named !== null || restoredStep === null || !steps.some(({ name }) => name === restoredStep)) return;
    void Router.replace(addressOf(restoredStep), undefined, { shallow: true });
  }, [isReady, restoredStep, named, steps, addressOf]);

  const { wish = null } = props;
  const goTo = useEffectEvent((field: FieldWish) => {
    const there = stepOf(steps, [field.pointer]);
    if (there !== null && there.name !== step.name) go(there);
    setFocus(there && field);
  });
  useEffect(() => {
    if (wish !== null) goTo(wish);
  }, [wish]);

  function go(to: Step): void {
    if (isAnythingHeld() && !window.confirm(t('leaveFile'))) return;
    setFocus(null);
    void draft.flush();
    void Router.push(addressOf(to.name), undefined, { shallow: true });
  }

  function startAtFirst(): void {
    refused.clear();
    const [first] = steps;
    if (first === undefined || first.name === step.name) heading.current?.focus();
    else go(first);
  }

  async function send(answers: Answers): Promise<readonly FormFault[]> {
    const found = await onSubmit(answers);
    setFaults(found);
    if (found.length === 0) {
      await draft.drop().catch(() => undefined);
      return found;
    }
    const wrong = stepOf(
      steps,
      found.map(({ pointer }) => pointer),
    );
    if (wrong !== null && wrong.name !== step.name) {
      go(wrong);
      const first = found.find(({ pointer }) => stepOf([wrong], [pointer]) !== null);
      setFocus(first ? { pointer: first.pointer } : null);
    }
    return found;
  }

  const own = useMemo(() => faults.filter(({ pointer }) => stepOf([step], [pointer]) !== null), [faults, step]);
  return (
    <RefusedFilesContext value={refused}>
      <div className={styles.runner} data-step={step.name}>
        <div>
          {!isOnePage && <p className={styles.place}>{t('steps.place', { at, of })}</p>}
          <h2 className={styles.title} ref={heading} tabIndex={-1}>
            {step.title}
          </h2>
          {!isOnePage && (
            <p className={styles.next}>{after ? t('steps.next', { title: after.title }) : t('steps.last')}</p>
          )}
          {step.text && <p className={styles.text}>{step.text}</p>}
        </div>
        <FormView
          key={step.name}
          asked={asked}
          groups={step.groups}
          {...(isOnePage && { hasTitles: false })}
          within={props.within}
          answers={draft.answers}
          onChange={(answers) => {
            if (faults.length > 0) setFaults([]);
            draft.change(answers);
          }}
          onSubmit={async (own) => {
            // The latest input is available here before the draft has it.
            const answers = { ...draft.answers, ...own };
            if (after === null) return send(answers);
            const found = props.checkStep?.(step, answers) ?? [];
            if (found.length === 0) go(after);
            return found;
          }}
          submitLabel={after ? t('steps.go') : submitLabel}
          tools={tools}
          disabled={!draft.isReady}
          faults={own}
          focus={focus !== null && stepOf([step], [focus.pointer]) !== null ? focus : null}
          alert={own.length > 0 ? t('steps.fix', { faults: own.map(({ message }) => message).join(' ') }) : null}
          secondary={
            <>
              {before && (
                <button type="button" className="button button-quiet" onClick={() => go(before)}>
                  {t('steps.back')}
                </button>
              )}
              {props.isComplete && after && last && after.name !== last.name && (
                <button type="button" className="button button-quiet" onClick={() => go(last)}>
                  {t('steps.skip', { title: last.title })}
                </button>
              )}
              {props.secondary}
            </>
          }
        >
          {props.extras?.[step.name]}
          {after === null && children}
        </FormView>
        <DraftNote draft={draft} onStartedOver={startAtFirst} />
      </div>
    </RefusedFilesContext>
  );
}
