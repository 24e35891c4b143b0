/** The page for form tests: one form as rendered by widgets. */
import { type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import deControls from '../../../locales/de/controls.json' with { type: 'json' };
import deForms from '../../../locales/de/forms.json' with { type: 'json' };
import enControls from '../../../locales/en/controls.json' with { type: 'json' };
import enForms from '../../../locales/en/forms.json' with { type: 'json' };
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import { type Answers, startAnswers } from '../../../runtime/forms/answers.ts';
import type { FormTools } from '../../../runtime/forms/control-contract.ts';
import { FormView } from '../../../runtime/forms/FormView.tsx';
import type { FormToFill } from '../../../runtime/forms/form.generated.ts';
import type { FormPart } from '../../../runtime/forms/form-part.ts';
import type { FormFault } from '../../../runtime/forms/form-store.ts';
import { createUploadFile } from '../../../runtime/forms/upload-file.ts';
import { GraphqlError } from '../../../runtime/graphql/graphql-error.ts';
import { TextsProvider } from '../../../runtime/page/texts.tsx';
import type { FormHarness, FormSetup, Outcome } from './setup.ts';
import '../../../runtime/page/base.css';
import '../../../runtime/page/pieces.css';

const texts = {
  en: { locale: 'en', namespaces: { controls: enControls, forms: enForms } },
  de: { locale: 'de', namespaces: { controls: deControls, forms: deForms } },
};

let outcome: Outcome = [];
let waiting: Promise<void> = Promise.resolve();
let release = () => {};
let current: Answers = {};
let give: (answers: Answers) => void = () => undefined;
const sent: Answers[] = [];

async function send(answers: Answers): Promise<readonly FormFault[]> {
  sent.push(answers);
  await waiting;
  const now = outcome;
  outcome = [];
  if (now === 'cut') throw new GraphqlError({ client: ['Failed to fetch'] });
  if ('refused' in now) throw new GraphqlError({ graphql: [now.refused], codes: now.code ? [now.code] : [] });
  return now;
}

function Page({ setup }: { setup: FormSetup }) {
  const { asked, groups, locale = 'en' } = setup;
  const part = useRef<FormPart | null>(null);
  const [answers, setAnswers] = useState(() => startAnswers(asked, setup.answers));
  const tools = useMemo<FormTools>(
    () => ({
      locale,
      country: 'DE',
      countries: [],
      timeZone: 'Europe/Berlin',
      currency: 'EUR',
      query: () => Promise.reject(new Error('There is no backend.')),
      upload: createUploadFile({ endpoint: '/graphql', frontend: 'acme;en' }),
      toolbar: 'standard',
      t: translatorOf(texts[locale], 'controls'),
      autocompleteThreshold: 30,
    }),
    [locale],
  );
  useEffect(() => {
    current = answers;
    give = setAnswers;
  });
  return (
    <FormView
      asked={asked}
      answers={answers}
      onChange={setAnswers}
      onSubmit={send}
      submitLabel={locale === 'de' ? 'Senden' : 'Send'}
      tools={tools}
      within={part}
      {...(groups && { groups })}
    >
      {setup.part && <Part asked={setup.part} tools={tools} part={part} />}
    </FormView>
  );
}

function Part({ asked, tools, part }: { asked: FormToFill; tools: FormTools; part: Ref<FormPart> }) {
  const [answers, setAnswers] = useState(() => startAnswers(asked));
  return (
    <FormView
      asked={asked}
      answers={answers}
      onChange={setAnswers}
      onSubmit={send}
      submitLabel="Unseen"
      tools={tools}
      part={part}
    />
  );
}

const holder = document.getElementById('form');
if (!holder) throw new Error('The page has no place for forms.');
const root = createRoot(holder);
let shown = 0;

const harness: FormHarness = {
  show(setup) {
    document.documentElement.lang = setup.locale ?? 'en';
    shown += 1;
    root.render(
      <TextsProvider texts={texts[setup.locale ?? 'en']}>
        <Page key={shown} setup={setup} />
      </TextsProvider>,
    );
  },
  isIdle: () => holder.querySelector('button[type=submit]') !== null && !holder.querySelector('[class*="waiting"]'),
  answers: () => current,
  set: (answers) => give(answers),
  sent,
  next(what) {
    outcome = what;
  },
  wait() {
    waiting = new Promise((go) => {
      release = go;
    });
  },
  go: () => release(),
};
window.form = harness;
