import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { workMutation } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import type { EditorProps } from './editor-props.ts';
import styles from './OrganizationEditor.module.css';
import type { OwnOrganization } from './organization-editor.generated.ts';
import { publishOrganization, unpublishOrganization } from './own-organization.ts';
import { titleOf } from './parts.ts';

interface PublishPanelProps extends EditorProps {
  /** The organization has just been created. */
  isNew: boolean;
  /** The panel has been focused. */
  onSeen(): void;
}

/** Whether the page is public, what is still missing, and the single next action. */
export function PublishPanel({ page, id, form, own, user, onOwn, addressOf, isNew, onSeen }: PublishPanelProps) {
  const t = useTexts('organization-editor');
  const heading = useRef<HTMLHeadingElement>(null);
  const changing = useMutation({
    ...workMutation<OwnOrganization>(),
    onSuccess: (changed) => {
      onOwn(changed);
      // The pressed button is gone: the focus moves to the result.
      heading.current?.focus();
    },
  });
  const site = page.brand.site.name;
  const missing = form.groups.filter((asked) =>
    own.groups.some(({ group, faults }) => group === asked.group && faults.length > 0),
  );
  const [first] = missing;
  const situation = own.state === 'draft' ? (first ? 'missing' : 'ready') : own.state;

  // The form that created it is gone or far below: the focus moves here.
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus();
    onSeen();
  }, [isNew, onSeen]);

  async function run(work: typeof publishOrganization): Promise<void> {
    if (changing.isPending) return;
    // The error is shown from `changing.error`.
    await changing.mutateAsync(() => work(own.id)).catch(() => undefined);
  }

  return (
    <section className={styles.panel} data-state={situation} aria-labelledby={`${id}-state`}>
      <h2 id={`${id}-state`} ref={heading} tabIndex={-1}>
        {t(`state.${situation}.title`, { site })}
      </h2>
      {own.refusal && own.state === 'draft' && (
        <Notice kind="danger">
          <p>{t('state.refused', { site })}</p>
          <p className={styles.reason}>{own.refusal}</p>
        </Notice>
      )}
      <p>{t(`state.${situation}.text`, { site, count: missing.length })}</p>
      {situation === 'missing' && (
        <ul className={styles.missing}>
          {missing.map((asked) => (
            <li key={asked.group}>
              <Link href={addressOf(asked.group)}>{titleOf(asked)}</Link>
            </li>
          ))}
        </ul>
      )}
      {situation === 'ready' && !user.emailVerified && <p>{t('state.unverified')}</p>}
      {changing.error && <Notice kind="danger">{refusalText(changing.error, t('unreachable'))}</Notice>}
      <div className={styles.actions}>
        {situation === 'missing' && first && (
          <Link className="button" href={addressOf(first.group)}>
            {t('state.missing.go', { title: titleOf(first) })}
          </Link>
        )}
        {situation === 'ready' && (
          <button
            type="button"
            className="button"
            aria-disabled={changing.isPending}
            onClick={() => void run(publishOrganization)}
          >
            {t('state.ready.go')}
          </button>
        )}
        {situation === 'published' && (
          <Link className="button" href={own.path}>
            {t('state.published.go')}
          </Link>
        )}
        <Link className={styles.quiet} href={addressOf('preview')}>
          {t('preview.go')}
        </Link>
        {situation === 'waiting' && (
          <button type="button" className={styles.quiet} onClick={() => void run(unpublishOrganization)}>
            {t('state.waiting.back')}
          </button>
        )}
        {situation === 'published' && (
          <ConfirmButton
            label={t('state.published.back')}
            question={t('state.published.question')}
            onConfirm={() => run(unpublishOrganization)}
          />
        )}
      </div>
    </section>
  );
}
