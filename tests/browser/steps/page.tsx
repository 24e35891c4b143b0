/** The page for multi-step form tests: the job form as filled in by a guest. */
import { useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import deControls from '../../../locales/de/controls.json' with { type: 'json' };
import deDrafts from '../../../locales/de/drafts.json' with { type: 'json' };
import deForms from '../../../locales/de/forms.json' with { type: 'json' };
import enControls from '../../../locales/en/controls.json' with { type: 'json' };
import enDrafts from '../../../locales/en/drafts.json' with { type: 'json' };
import enForms from '../../../locales/en/forms.json' with { type: 'json' };
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import { type Answers, startAnswers } from '../../../runtime/forms/answers.ts';
import type { FormTools } from '../../../runtime/forms/control-contract.ts';
import { useDraft } from '../../../runtime/forms/drafts/use-draft.ts';
import type { FormToFill } from '../../../runtime/forms/form.generated.ts';
import type { FormFault } from '../../../runtime/forms/form-store.ts';
import { StepRunner } from '../../../runtime/forms/steps/StepRunner.tsx';
import { stepPerGroup } from '../../../runtime/forms/steps/step-order.ts';
import { TextsProvider } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { noSession, setSessionState } from '../../../runtime/session/session-state.ts';
import { useRouter } from './router.ts';
import '../../../runtime/page/base.css';
import '../../../runtime/page/pieces.css';

export interface StepsHarness {
  show(asked: FormToFill, locale: 'en' | 'de'): void;
  /** Submissions so far. */
  sent: Answers[];
  /** Errors for the next submission. */
  faults: readonly FormFault[];
  /** Uploads never finish. */
  isSlow: boolean;
}

declare global {
  interface Window {
    steps: StepsHarness;
  }
}

const texts = {
  en: { locale: 'en', namespaces: { controls: enControls, forms: enForms, drafts: enDrafts } },
  de: { locale: 'de', namespaces: { controls: deControls, forms: deForms, drafts: deDrafts } },
};
const addressOf = (step: string) => `/?step=${step}`;
const stepAt = (address: string) => new URL(address, window.location.origin).searchParams.get('step');

function Page({ asked, locale }: { asked: FormToFill; locale: 'en' | 'de' }) {
  const initial = useMemo(() => startAnswers(asked), [asked]);
  const steps = useMemo(() => stepPerGroup(asked), [asked]);
  const { asPath } = useRouter();
  const page = { brand: { id: 'acme' }, locale } as PageInfo;
  const draft = useDraft({ page, asked, initial, step: stepAt(asPath), isInside: (path) => path === '/' });
  const tools = useMemo<FormTools>(
    () => ({
      locale,
      country: 'DE',
      countries: [],
      timeZone: 'Europe/Berlin',
      currency: 'EUR',
      query: () => Promise.reject(new Error('There is no backend.')),
      upload: (_file, _purpose, { signal } = {}) =>
        new Promise((_done, fail) => {
          if (!harness.isSlow) fail(new Error('There is no backend.'));
          signal?.addEventListener('abort', () => fail(new Error('It was stopped.')));
        }),
      toolbar: 'standard',
      t: translatorOf(texts[locale], 'controls'),
      autocompleteThreshold: 30,
    }),
    [locale],
  );
  return (
    <StepRunner
      asked={asked}
      draft={draft}
      steps={steps}
      addressOf={addressOf}
      stepAt={stepAt}
      onSubmit={async (answers) => {
        harness.sent.push(answers);
        const { faults } = harness;
        harness.faults = [];
        return faults;
      }}
      submitLabel="Send"
      tools={tools}
    />
  );
}

const holder = document.getElementById('form');
if (!holder) throw new Error('The page has no place for forms.');
const root = createRoot(holder);
const harness: StepsHarness = {
  show(asked, locale) {
    document.documentElement.lang = locale;
    setSessionState(noSession);
    root.render(
      <TextsProvider texts={texts[locale]}>
        <Page asked={asked} locale={locale} />
      </TextsProvider>,
    );
  },
  sent: [],
  faults: [],
  isSlow: false,
};
window.steps = harness;
