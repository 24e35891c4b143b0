import { useMutation } from '@tanstack/react-query';
import Router, { useRouter } from 'next/router';
import { useMemo, useRef, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { type Answers, startAnswers } from '../../runtime/forms/answers.ts';
import { useDraft } from '../../runtime/forms/drafts/use-draft.ts';
import type { FormToFill } from '../../runtime/forms/form.generated.ts';
import type { FormFault } from '../../runtime/forms/form-store.ts';
import { StepRunner } from '../../runtime/forms/steps/StepRunner.tsx';
import { useFormTools } from '../../runtime/forms/use-form-tools.ts';
import { mutationOf } from '../../runtime/graphql/queries.ts';
import { leaveFlash } from '../../runtime/page/live/flash.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';
import { AccountPage, Waiting } from '../shared/account/AccountPage.tsx';
import { type OwnResume, type ResumePart, saveResumeMutation } from '../shared/resume/own-resume.generated.ts';
import { resumePath, stepName, wizardPath } from '../shared/resume/resume-paths.ts';
import { ImportStep } from './ImportStep.tsx';
import { findRest, forgetRest, keepRest } from './kept-rest.ts';
import { mergeParts } from './merge-answers.ts';
import styles from './ResumeWizard.module.css';
import { StartStep } from './StartStep.tsx';
import { UnassignedLines } from './UnassignedLines.tsx';
import { VisibilityQuestion } from './VisibilityQuestion.tsx';
import { canSkip, stepsOf, wizardForm, wizardGroups } from './wizard-steps.ts';

interface WizardProps {
  page: PageInfo;
  id: string;
  /** The complete form and the short one. */
  form: FormToFill;
  wizard: FormToFill;
  own: OwnResume;
}

/** Import, steps and saving; in the browser only. All input and imported data share one draft. */
export function Wizard({ page, id, form, wizard, own }: WizardProps) {
  const t = useTexts('resume');
  // Without a resume search for employers, there is nothing to consent to.
  const isAsked = page.brand.features.resumeSearches;
  const [visible, setVisible] = useState<boolean | null>(own.started ? own.visible : null);
  const [missing, setMissing] = useState(0);
  const owner = String(useSession().user?.id ?? '');
  const [rest, setRest] = useState<readonly string[]>(() => findRest(owner));
  const restHeading = useRef<HTMLHeadingElement>(null);
  const tools = useFormTools(page);
  const saving = useMutation(mutationOf(saveResumeMutation));
  const href = createHref(page.brand.routes, page.locale);
  const base = href.path(wizardPath);
  const addressOf = (step: string) => href.path(`${wizardPath}/${step}`);
  const initial = useMemo<Answers>(
    () => startAnswers(form, Object.fromEntries(own.groups.map(({ group, answers }) => [group, answers]))),
    [form, own],
  );
  const stepNames = ['import', ...form.groups.map(({ group }) => stepName(group))];
  // Steps change by client-side navigation: the current one is in the address.
  const [path] = useRouter().asPath.split(/[?#]/);
  const here = stepNames.find((name) => addressOf(name) === path) ?? null;
  const draft = useDraft({
    page,
    asked: form,
    about: 'wizard',
    initial,
    step: here,
    // A brand may translate the address of each step individually.
    isInside: (other) => other === base || stepNames.map(addressOf).includes(other),
  });
  // A section or field shown once stays while the page is open, even if it is cleared.
  const seen = useRef(new Set<string>());
  for (const group of wizardGroups({ form, wizard, initial, answers: draft.answers })) seen.current.add(group);
  const order = [...wizard.groups, ...form.groups].map(({ group }) => group);
  const key = [...new Set(order)].filter((group) => seen.current.has(group)).join(' ');
  const at = page.rest ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a step are fixed when it begins
  const asked = useMemo(() => wizardForm({ form, wizard, answers: draft.answers }), [form, wizard, at, draft.isReady]);

  if (!draft.isReady) {
    return (
      <AccountPage page={page} title={t('wizard.title')}>
        <Waiting lines={6} />
      </AccountPage>
    );
  }
  const names = key.split(' ');
  const steps = stepsOf(asked, names);
  const [first] = steps;

  function showRest(lines: readonly string[]): void {
    setRest(lines);
    if (lines.length > 0) keepRest(owner, lines);
    else forgetRest();
  }

  async function takeOver(parts: readonly ResumePart[], left: readonly string[]) {
    showRest(left);
    draft.change(mergeParts(draft.answers, parts));
    await draft.flush();
    if (first) await Router.push(addressOf(first.name));
  }

  async function send(answers: Answers): Promise<readonly FormFault[]> {
    const groups = names.map((group) => ({
      group,
      answers: answers[group] ?? {},
      version: own.groups.find((one) => one.group === group)?.version ?? 0,
    }));
    if (isAsked && visible === null) {
      setMissing(missing + 1);
      return [{ code: 'required', pointer: '/visible', message: t('wizard.visible.choose') }];
    }
    const { faults } = (await saving.mutateAsync({ groups, visible: isAsked ? visible : null })).saveResume;
    if (faults.length > 0) return faults;
    await draft.drop().catch(() => undefined);
    forgetRest();
    leaveFlash(t('wizard.saved'));
    await Router.push(href.path(resumePath));
    return [];
  }

  if (at === 'import') {
    return (
      <ImportStep page={page} id={id} form={form} own={own} onTake={takeOver} first={first && addressOf(first.name)} />
    );
  }
  if (at === '' && page.brand.features.resumeImport) {
    return <StartStep page={page} hasDraft={draft.wasRestored} first={first ? addressOf(first.name) : base} />;
  }
  const hasRest = rest.length > 0;
  return (
    <AccountPage page={page} title={t('wizard.title')}>
      {hasRest && (
        <div className={styles.toUnassigned}>
          <button type="button" className="button button-quiet" onClick={() => restHeading.current?.focus()}>
            {t('import.rest', { count: rest.length })}
          </button>
        </div>
      )}
      <div className={hasRest ? styles.beside : undefined}>
        <StepRunner
          asked={asked}
          draft={draft}
          steps={steps}
          addressOf={addressOf}
          stepAt={(address) => {
            const [own] = address.split(/[?#]/);
            return steps.find(({ name }) => addressOf(name) === own)?.name ?? null;
          }}
          onSubmit={send}
          submitLabel={t('wizard.save')}
          isComplete={canSkip(asked, steps, here ?? '')}
          tools={tools}
        >
          {isAsked && (
            <VisibilityQuestion
              id={`${id}-visible`}
              site={page.brand.site.name}
              chosen={visible}
              missing={missing}
              onChoose={setVisible}
            />
          )}
        </StepRunner>
        {hasRest && <UnassignedLines id={id} lines={rest} heading={restHeading} onHide={() => showRest([])} />}
      </div>
    </AccountPage>
  );
}
