import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createHref } from '../../runtime/core/routing/href.ts';
import { queryOf } from '../../runtime/graphql/queries.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import { applied } from '../shared/job-marks/applied.ts';
import { applicationQuery } from './applications-page.generated.ts';
import { Whole } from './Whole.tsx';

interface OwnApplicationPartProps {
  page: PageInfo;
  id: string;
  /** Rest of the path after that of the list. */
  wanted: string;
}

/** One application of the person. */
export function OwnApplicationPart({ page, id, wanted }: OwnApplicationPartProps) {
  const t = useTexts('applications');
  const cache = useQueryClient();
  const isNumber = /^[1-9]\d{0,8}$/.test(wanted);
  const asked = queryOf(applicationQuery, { id: isNumber ? Number(wanted) : 0 });
  const { data, error } = useQuery({ ...asked, enabled: isNumber });
  const found = isNumber ? data?.application : null;

  return (
    <AccountPage page={page} title={found ? found.jobTitle : t('one')}>
      <p>
        <Link href={createHref(page.brand.routes, page.locale).path('/user/applications')}>{t('back')}</Link>
      </p>
      {error && <Notice kind="danger">{refusalText(error, t('unreachable'))}</Notice>}
      {found === undefined && !error && <Waiting lines={6} />}
      {found === null && <Notice>{t('link.unknown')}</Notice>}
      {found && (
        <Whole
          page={page}
          id={id}
          application={found}
          token={null}
          onChange={(application) => {
            cache.setQueryData(asked.queryKey, { application });
            applied.forget();
          }}
        />
      )}
    </AccountPage>
  );
}
