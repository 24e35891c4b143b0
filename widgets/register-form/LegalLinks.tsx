import { createHref } from '../../runtime/core/routing/href.ts';
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
  const { legal } = page.brand.site;
  const href = createHref(page.brand.routes, page.locale);
  const links = (['terms', 'privacy'] as const).flatMap((name) => {
    const key = legal[name];
    const target = key === null ? null : href.page(key);
    return target === null ? [] : [{ name, target }];
  });
  return (
    <div className={styles.legal}>
      {consents.map(({ id, text }) => (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized when it was stored
        <div key={id} className="prose" dangerouslySetInnerHTML={{ __html: text }} />
      ))}
      {links.length > 0 && (
        <p className={styles.links}>
          {t('register.read')}{' '}
          {links.map(({ name, target }) => (
            <a key={name} href={target} target="_blank" rel="noopener">
              {common(`legal.${name}`)}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}
