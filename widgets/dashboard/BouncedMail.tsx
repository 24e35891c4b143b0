import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createHref } from '../../runtime/core/routing/href.ts';
import { mutationOf, queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { Notice } from '../shared/account/AccountPage.tsx';
import { mailBouncedQuery, sendMailAgainMutation } from '../shared/account/bounced-mail.generated.ts';
import { refusalText } from '../shared/account/refusal-text.ts';

/** Says that emails to the person bounce, and how to get them again. */
export function BouncedMail({ page, email }: { page: PageInfo; email: string }) {
  const t = useTexts('account');
  const cache = useQueryClient();
  const asked = queryOf(mailBouncedQuery);
  const { data } = useQuery(asked);
  const again = useMutation({
    ...mutationOf(sendMailAgainMutation),
    onSuccess: () => cache.setQueryData(asked.queryKey, { mailBounced: null }),
  });
  const settings = createHref(page.brand.routes, page.locale).page('settings');
  if (again.isSuccess) return <Notice kind="success">{t('bounced.again')}</Notice>;
  if (!data?.mailBounced) return null;
  return (
    <Notice kind="danger">
      <p>{t('bounced.text', { email })}</p>
      {again.error && <p>{refusalText(again.error, t('form.unreachable'))}</p>}
      <p>
        {settings && (
          <Link className="button" href={settings}>
            {t('bounced.change')}
          </Link>
        )}{' '}
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={again.isPending}
          onClick={() => {
            if (!again.isPending) again.mutate({});
          }}
        >
          {t('bounced.works')}
        </button>
      </p>
    </Notice>
  );
}
