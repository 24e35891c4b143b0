import { useEffect, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { refusalText } from '../shared/account/refusal-text.ts';
import type { OwnApplication } from './applications-page.generated.ts';
import { findOwn } from './own-calls.ts';
import { Whole } from './Whole.tsx';

interface OwnApplicationPartProps {
  page: PageInfo;
  id: string;
  /** What follows the address of the list. */
  wanted: string;
}

/** One application of the person. */
export function OwnApplicationPart({ page, id, wanted }: OwnApplicationPartProps) {
  const t = useTexts('applications');
  const [found, setFound] = useState<OwnApplication | null | undefined>(undefined);
  const [refusal, setRefusal] = useState<string | null>(null);
  const number = /^[1-9]\d{0,8}$/.test(wanted) ? Number(wanted) : null;

  useEffect(() => {
    let isHere = true;
    const asked = number === null ? Promise.resolve(null) : findOwn(number);
    asked.then(
      (application) => isHere && setFound(application),
      (error: unknown) => isHere && setRefusal(refusalText(error, t('unreachable'))),
    );
    return () => {
      isHere = false;
    };
  }, [number, t]);

  return (
    <AccountPage page={page} title={found ? found.jobTitle : t('one')}>
      <p>
        <Link href={createHref(page.brand.routes, page.locale).path('/user/applications')}>{t('back')}</Link>
      </p>
      {refusal && <Notice kind="danger">{refusal}</Notice>}
      {found === undefined && !refusal && <Waiting lines={6} />}
      {found === null && <Notice>{t('link.unknown')}</Notice>}
      {found && <Whole page={page} id={id} application={found} token={null} onChange={setFound} />}
    </AccountPage>
  );
}
