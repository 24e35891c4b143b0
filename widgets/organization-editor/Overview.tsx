import { isFeatureOn } from '../../runtime/core/document/features.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import { AccountPage } from '../shared/account/AccountPage.tsx';
import type { EditorProps } from './editor-props.ts';
import styles from './OrganizationEditor.module.css';
import { PublishPanel } from './PublishPanel.tsx';
import { descriptionOf, partState, titleOf } from './parts.ts';
import { Screening } from './Screening.tsx';
import { StartOrganization } from './StartOrganization.tsx';

export interface OverviewProps extends EditorProps {
  elsewhere: readonly { id: number; name: string }[];
  /** The organization has just been created. */
  isNew: boolean;
  /** The panel has been focused. */
  onSeen(): void;
  onBegun(): Promise<void>;
}

/** The status of the profile, next steps, and links to its sections. */
export function Overview(props: OverviewProps) {
  const { page, id, form, own, elsewhere, onBegun, addressOf } = props;
  const t = useTexts('organization-editor');
  return (
    <AccountPage page={page} title={own.name}>
      <PublishPanel {...props} />
      <section className={styles.section} aria-labelledby={`${id}-parts`}>
        <h2 id={`${id}-parts`}>{t('parts.title')}</h2>
        <ol className={styles.parts}>
          {form.groups.map((asked) => {
            const group = own.groups.find((one) => one.group === asked.group);
            const state = group ? partState(group) : 'empty';
            return (
              <li className={styles.part} key={asked.group}>
                <div className={styles.partText}>
                  <Link className={styles.partLink} href={addressOf(asked.group)}>
                    {titleOf(asked)}
                  </Link>
                  <p className={styles.muted}>{descriptionOf(asked)}</p>
                </div>
                <span className={styles.state} data-state={state}>
                  {t(`parts.${state}`, { count: group?.faults.length ?? 0 })}
                </span>
              </li>
            );
          })}
        </ol>
      </section>
      <Screening page={page} id={`${id}-screening`} />
      <section className={styles.section} aria-labelledby={`${id}-more`}>
        <h2 id={`${id}-more`}>{t('more.title')}</h2>
        <ul className={styles.links}>
          <li>
            <Link href={addressOf('members')}>{t('more.members')}</Link>
          </li>
          {own.managesMembers && isFeatureOn(page.brand.features, 'partnerApi') && (
            <>
              <li>
                <Link href={addressOf('api-keys')}>{t('more.apiKeys')}</Link>
              </li>
              <li>
                <Link href={addressOf('webhooks')}>{t('more.webhooks')}</Link>
              </li>
            </>
          )}
          <li>
            <details>
              <summary className={styles.summary}>{t('more.another')}</summary>
              <StartOrganization page={page} id={`${id}-another`} elsewhere={elsewhere} onDone={onBegun} />
            </details>
          </li>
        </ul>
      </section>
    </AccountPage>
  );
}
