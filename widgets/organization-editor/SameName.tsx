import { useEffect, useRef } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import type { OrganizationsNamed } from './claim.generated.ts';
import styles from './OrganizationEditor.module.css';
import { editorPath } from './parts.ts';

interface SameNameProps {
  page: PageInfo;
  same: OrganizationsNamed['organizationsNamed'];
  isBusy: boolean;
  onOther(): void;
}

/** Before another organization of a name is created: people can ask for the one that is there. */
export function SameName({ page, same, isBusy, onOther }: SameNameProps) {
  const t = useTexts('organization-editor');
  const claim = createHref(page.brand.routes, page.locale).path(`${editorPath}/claim`);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), []);
  return (
    <section className={styles.panel} data-same={same.length}>
      <p tabIndex={-1} ref={said}>
        {t('start.same', { count: same.length })} {t('start.isYours')}
      </p>
      <ul className={styles.ways}>
        {same.map(({ id, name, path }) => (
          <li key={id}>
            <Link className="button" href={`${claim}?organization=${id}`}>
              {t('start.join', { name })}
            </Link>{' '}
            <Link href={path}>{t('claim.back')}</Link>
          </li>
        ))}
      </ul>
      <p>
        <button type="button" className="button button-quiet" disabled={isBusy} onClick={onOther}>
          {t('start.other')}
        </button>
      </p>
    </section>
  );
}
