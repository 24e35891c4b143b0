import { useEffect, useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { SignInNetwork } from '../../../runtime/session/sign-in.ts';
import { AccountForm } from './AccountForm.tsx';
import { Notice } from './AccountPage.tsx';
import type { FieldFault } from './account-faults.ts';
import styles from './LoginPanel.module.css';
import type { PlainFieldSpec } from './PlainField.tsx';
import { signInError } from './sign-in-error.ts';

/** Brand names of the networks. */
const names: Readonly<Record<SignInNetwork, string>> = { linkedin: 'LinkedIn', google: 'Google', facebook: 'Facebook' };

interface LoginPanelProps {
  id: string;
  fields: readonly PlainFieldSpec[];
  /** Networks that the brand offers; those without keys on this server are left out. */
  offered: Readonly<Record<SignInNetwork, boolean>>;
  /** Path on this site that a network returns to. */
  back: string;
  /** Code of the previous error. */
  error: string | null;
  /** Set on the sign-in page, where the server also accepts the form without scripts. */
  isPosted?: boolean;
  /** Errors the server has reported. */
  found?: readonly FieldFault[];
  onDone(): void;
}

/** Signing in with a password or through a network. */
export function LoginPanel(props: LoginPanelProps) {
  const { id, fields, offered, back, error, isPosted = false, found, onDone } = props;
  const t = useTexts('account');
  const [failure, setFailure] = useState(error);
  const networks = useNetworks(offered);
  const sentence = signInError(failure, t);
  // The error in the address is only known in the browser; typed input is kept.
  useEffect(() => setFailure(error), [error]);

  async function submit({ email = '', password = '' }: Readonly<Record<string, string>>) {
    setFailure(null);
    const { signInWithPassword } = await import('../../../runtime/session/sign-in.ts');
    const refused = await signInWithPassword(email, password);
    if (refused === null) onDone();
    else setFailure(refused);
    return [];
  }

  async function leaveFor(network: SignInNetwork) {
    const { signInWithNetwork } = await import('../../../runtime/session/sign-in.ts');
    await signInWithNetwork(network, back);
  }

  return (
    <div className={styles.panel}>
      {sentence && <Notice kind="danger">{sentence}</Notice>}
      <AccountForm
        id={id}
        fields={fields}
        submit={t('login.submit')}
        onSubmit={submit}
        {...(isPosted && { form: 'login' })}
        {...(found && { found })}
      />
      {isPosted && Object.values(offered).includes(true) && (
        <noscript>
          <p>{t('login.networksNeedScripts')}</p>
        </noscript>
      )}
      {networks.length > 0 && (
        <div className={styles.networks}>
          <p className={styles.or}>{t('login.or')}</p>
          {networks.map((network) => (
            <button
              key={network}
              className="button button-quiet"
              type="button"
              data-network={network}
              onClick={() => void leaveFor(network)}
            >
              {t('login.with', { network: names[network] })}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** In display order; nothing is requested if the brand offers none. */
function useNetworks(offered: Readonly<Record<SignInNetwork, boolean>>): readonly SignInNetwork[] {
  const [found, setFound] = useState<readonly SignInNetwork[]>([]);
  const { linkedin, google, facebook } = offered;
  useEffect(() => {
    if (!linkedin && !google && !facebook) return;
    let isHere = true;
    void import('../../../runtime/session/sign-in.ts')
      .then(({ findNetworks }) => findNetworks())
      .then((networks) => isHere && setFound(networks));
    return () => {
      isHere = false;
    };
  }, [linkedin, google, facebook]);
  const isOffered = { linkedin, google, facebook };
  return found.filter((network) => isOffered[network]);
}
