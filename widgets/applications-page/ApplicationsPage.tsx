import { OrPlain } from '../../runtime/forms/plain/OrPlain.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetData, WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useRequiredSession } from '../../runtime/session/use-required-session.ts';
import { AccountPage, Waiting } from '../shared/account/AccountPage.tsx';
import { useLinkToken } from '../shared/account/use-link-token.ts';
import { GuestApplication } from './GuestApplication.tsx';
import type { load } from './load.ts';
import { OwnApplicationPart } from './OwnApplicationPart.tsx';
import { OwnList } from './OwnList.tsx';
import { PlainGuestLink } from './PlainGuestLink.tsx';

/** The person's own applications; guests see the one that an email links to. */
export function ApplicationsPage({
  data,
  ...props
}: WidgetProps<Record<string, never>, Partial<WidgetData<typeof load>>>) {
  const inside = <Inside {...props} data={{}} />;
  return data.linked ? (
    <OrPlain plain={<PlainGuestLink page={props.page} linked={data.linked.linked} />}>{inside}</OrPlain>
  ) : (
    inside
  );
}

function Inside(props: WidgetProps<Record<string, never>>) {
  const t = useTexts('applications');
  // Keeps the link usable after a reload.
  const token = useLinkToken({ keep: true });
  if (token === undefined)
    return (
      <AccountPage page={props.page} title={t('title')}>
        <Waiting lines={4} />
      </AccountPage>
    );
  return token === null ? <Members {...props} /> : <GuestApplication {...props} token={token} />;
}

function Members({ page, id }: WidgetProps<Record<string, never>>) {
  const t = useTexts('applications');
  const { user } = useRequiredSession(page);
  const rest = page.rest ?? '';
  if (!user)
    return (
      <AccountPage page={page} title={t('title')}>
        <Waiting lines={4} />
      </AccountPage>
    );
  return rest === '' ? (
    <OwnList key={user.id} page={page} />
  ) : (
    <OwnApplicationPart key={`${user.id}-${rest}`} page={page} id={id} wanted={rest} />
  );
}
