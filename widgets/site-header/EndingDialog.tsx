import { useEffect, useMemo, useRef, useState } from 'react';
import type { CatalogueCut } from '../../runtime/core/texts/catalogues.ts';
import { run } from '../../runtime/graphql/run.ts';
import { TextsProvider, useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { sessionActions } from '../../runtime/session/session-state.ts';
import { LoginPanel } from '../shared/account/LoginPanel.tsx';
import { loginFields } from '../shared/account/login-fields.ts';
import { type LoginForm, loginFormQuery } from '../shared/account/login-form.generated.ts';
import type { PlainFieldSpec } from '../shared/account/PlainField.tsx';
import { fetchTexts } from './fetch-texts.ts';
import styles from './SessionMenu.module.css';

interface EndingDialogProps {
  page: PageInfo;
  id: string;
  /** Email address of the person whose session has expired. */
  email: string;
}

/**
 * Signing in again in a dialog, so that nothing typed on the page is lost. Brings its own texts, since it can appear on
 * any page.
 */
export function EndingDialog({ page, id, email }: EndingDialogProps) {
  const [texts, setTexts] = useState<CatalogueCut | null>(null);
  useEffect(() => {
    let isHere = true;
    void fetchTexts(page.locale, 'account').then((found) => isHere && setTexts(found));
    return () => {
      isHere = false;
    };
  }, [page.locale]);
  if (!texts) return null;
  return (
    <TextsProvider texts={texts}>
      <Dialog id={id} email={email} />
    </TextsProvider>
  );
}

function Dialog({ id, email }: Pick<EndingDialogProps, 'id' | 'email'>) {
  const t = useTexts('account');
  const dialog = useRef<HTMLDialogElement>(null);
  const [form, setForm] = useState<LoginForm | null>(null);
  const own = useMemo(() => window.location.pathname + window.location.search, []);

  useEffect(() => {
    dialog.current?.showModal();
    void run(loginFormQuery).then(setForm, () => setForm({ form: null }));
  }, []);

  // The address is known, so the focus goes to the password.
  useEffect(() => {
    if (form) dialog.current?.querySelector<HTMLInputElement>('input[type=password]')?.focus();
  }, [form]);

  const leave = () => sessionActions()?.answerEnding(false);
  const asked = form && loginFields(form);
  const fields = (asked?.length ? asked : asked && plainFields(t))?.map((field) =>
    field.name === 'email' ? { ...field, initial: email } : field,
  );
  return (
    <dialog className={styles.dialog} ref={dialog} aria-labelledby={`${id}-title`} onCancel={leave}>
      <h2 id={`${id}-title`}>{t('ended.title')}</h2>
      <p>{t('ended.text')}</p>
      {fields && (
        <LoginPanel
          id={id}
          fields={fields}
          offered={{ linkedin: false, google: false, facebook: false }}
          back={own}
          error={null}
          onDone={() => sessionActions()?.answerEnding(true)}
        />
      )}
      <button className={styles.leave} type="button" onClick={leave}>
        {t('ended.leave')}
      </button>
    </dialog>
  );
}

/** Fallback if the backend is unreachable. */
function plainFields(t: (key: string) => string): PlainFieldSpec[] {
  return [
    { name: 'email', label: t('fields.email'), type: 'email', autoComplete: 'username' },
    { name: 'password', label: t('fields.password'), type: 'password', autoComplete: 'current-password' },
  ];
}
