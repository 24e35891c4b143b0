import { createHref } from '../../runtime/core/routing/href.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import styles from './RegisterForm.module.css';

/** The texts that a new account agrees to, each in a tab of its own so that the form stays. */
export function LegalLinks({ page }: { page: PageInfo }) {
  const t = useTexts('account');
  const common = useTexts('common');
  const { legal } = page.brand.site;
  const href = createHref(page.brand.routes, page.locale);
  const links = (['terms', 'privacy'] as const).flatMap((name) => {
    const key = legal[name];
    const target = key === null ? null : href.page(key);
    return target === null ? [] : [{ name, target }];
  });
  if (links.length === 0) return null;
  return (
    <p className={styles.legal}>
      {t('register.read')}{' '}
      {links.map(({ name, target }) => (
        <a key={name} href={target} target="_blank" rel="noopener">
          {common(`legal.${name}`)}
        </a>
      ))}
    </p>
  );
}
