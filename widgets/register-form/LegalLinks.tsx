import { legalLabel, legalLinks } from '../../runtime/core/routing/legal.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import styles from './RegisterForm.module.css';
import type { RegistrationFound } from './registration-found.ts';

interface LegalLinksProps {
  page: PageInfo;
  consents: RegistrationFound['getGdprConsentInfos'];
}

/** The consents of a new account, with links to the full texts in new tabs so that the form stays open. */
export function LegalLinks({ page, consents }: LegalLinksProps) {
  const t = useTexts('account');
  const common = useTexts('common');
  const links = legalLinks(page, ['terms', 'privacy']);
  return (
    <div className={styles.legal}>
      {consents.map(({ id, text }) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when it was stored
        <div key={id} className="prose" dangerouslySetInnerHTML={{ __html: text }} />
      ))}
      {links.length > 0 && (
        <p className={styles.links}>
          {t('register.read')}{' '}
          {links.map(({ name, href }) => (
            <a key={name} href={href} target="_blank" rel="noopener">
              {legalLabel(page, name, common)}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
