import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createHref } from '../../runtime/core/routing/href.ts';
import { mutationOf, queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';
import { Notice } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import styles from './OrganizationEditor.module.css';
import { leaveOrganizationMutation, membershipsQuery } from './people.generated.ts';

/** Organizations whose applicants alone the person works with, and a way to leave them. Renders nothing without any. */
export function Screening({ page, id }: { page: PageInfo; id: string }) {
  const t = useTexts('organization-editor');
  const { refresh } = useSession();
  const cache = useQueryClient();
  const asked = queryOf(membershipsQuery);
  const found = useQuery(asked).data?.memberships ?? [];
  const leaving = useMutation(mutationOf(leaveOrganizationMutation));
  const own = found.filter(({ role }) => role === 'screener');
  const applicants = createHref(page.brand.routes, page.locale).page('applicants');
  if (own.length === 0) return null;
  // The error is shown from `leaving.error`.
  const leave = (organizationId: number) =>
    leaving
      .mutateAsync({ organizationId })
      .then(() => Promise.all([cache.invalidateQueries({ queryKey: asked.queryKey }), refresh()]))
      .then(
        () => undefined,
        () => undefined,
      );
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('screening.title')}</h2>
      <p>{t('screening.text')}</p>
      {leaving.error && <Notice kind="danger">{refusalText(leaving.error, t('unreachable'))}</Notice>}
      <ul className={styles.members}>
        {own.map((one) => (
          <li className={styles.member} key={one.id}>
            <div className={styles.partText}>
              <p className={styles.name}>{one.name}</p>
              <p className={styles.muted}>{t('members.screenerMay')}</p>
            </div>
            <ConfirmButton
              label={t('members.leave')}
              question={t('screening.leaveQuestion', { name: one.name })}
              onConfirm={() => leave(one.id)}
            />
          </li>
        ))}
      </ul>
      {applicants && (
        <p>
          <Link className="button" href={applicants}>
            {t('screening.go')}
          </Link>
        </p>
      )}
    </section>
  );
}
