import type { ComponentType } from 'react';
import { createHref, isSwitchedOff } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { WidgetProps } from '../../runtime/page/widget-contract.ts';
import { useRequiredSession } from '../../runtime/session/use-required-session.ts';
import { AccountPage, Notice, Waiting } from '../shared/account/AccountPage.tsx';
import { isEmployer } from '../shared/account/own-roles.ts';
import { DataPart } from './DataPart.tsx';
import { EmailPart } from './EmailPart.tsx';
import { FiguresPart, LinkedFigures } from './FiguresPart.tsx';
import { NewsPart } from './NewsPart.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { PersonPart } from './PersonPart.tsx';
import type { PartProps } from './part-props.ts';
import { nameOfPart, partOf, type SettingsPart, settingsParts, tokenIn } from './parts.ts';
import { SessionsPart } from './SessionsPart.tsx';
import styles from './SettingsPage.module.css';

const views: Readonly<Record<SettingsPart, ComponentType<PartProps>>> = {
  '': PersonPart,
  email: EmailPart,
  password: PasswordPart,
  news: NewsPart,
  figures: FiguresPart,
  sessions: SessionsPart,
  data: DataPart,
};

/** The account settings, each section at an address of its own; also what a mailed link ends, without an account. */
export function SettingsPage(props: WidgetProps<Record<string, never>>) {
  const token = tokenIn(props.page.rest);
  return token === null ? <OwnSettings {...props} /> : <LinkedFigures page={props.page} id={props.id} token={token} />;
}

function OwnSettings({ page, id }: WidgetProps<Record<string, never>>) {
  const t = useTexts('account');
  const { user, masqueraded } = useRequiredSession(page);
  const part = partOf(page.rest);
  const href = createHref(page.brand.routes, page.locale);
  const View = part === null ? null : views[part];
  const isForEmployers =
    user !== null && isEmployer(user.roles.map(({ targetId }) => targetId)) && !user.applicantsOnly;
  const parts = settingsParts.filter(
    (one) =>
      !isSwitchedOff(page.brand.routes, `/user/settings/${one}`) &&
      (one !== 'figures' || one === part || isForEmployers),
  );
  const addressOf = (one: SettingsPart) => href.path(one === '' ? '/user/settings' : `/user/settings/${one}`);
  return (
    <AccountPage page={page} title={t('settings.title')}>
      <nav className={styles.nav} aria-label={t('settings.title')}>
        <ul className={styles.parts}>
          {parts.map((one) => (
            <li key={one}>
              <Link className={styles.part} href={addressOf(one)} aria-current={one === part ? 'page' : undefined}>
                {t(`settings.${nameOfPart(one)}.title`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {View === null || part === null ? (
        <Notice kind="danger">{t('settings.unknown')}</Notice>
      ) : (
        <section className={styles.view} aria-labelledby={`${id}-part`}>
          <h2 id={`${id}-part`}>{t(`settings.${nameOfPart(part)}.title`)}</h2>
          {masqueraded && part !== '' ? (
            <Notice>{t('settings.acting')}</Notice>
          ) : user ? (
            <View key={user.id} page={page} id={`${id}-${nameOfPart(part)}`} user={user} />
          ) : (
            <Waiting lines={3} />
          )}
        </section>
      )}
    </AccountPage>
  );
}
