import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf } from '../../runtime/graphql/queries.ts';
import { run } from '../../runtime/graphql/run.ts';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { useSession } from '../../runtime/session/session.ts';
import { AccountForm } from '../shared/account/AccountForm.tsx';
import { Notice } from '../shared/account/AccountPage.tsx';
import { faultsAtFields } from '../shared/account/account-faults.ts';
import { refusalText } from '../shared/account/refusal-text.ts';
import { type OrganizationsNamed, organizationsNamedQuery } from './claim.generated.ts';
import styles from './OrganizationEditor.module.css';
import { bringOrganizationMutation, createOrganizationMutation } from './organization-editor.generated.ts';
import { SameName } from './SameName.tsx';

interface StartOrganizationProps {
  id: string;
  page: PageInfo;
  /** Organizations of the person without a profile on this brand. */
  elsewhere: readonly { id: number; name: string }[];
  onDone(): Promise<void>;
  isFirst?: boolean;
}

/** A name is enough to start. */
export function StartOrganization({ id, page, elsewhere, onDone, isFirst = false }: StartOrganizationProps) {
  const t = useTexts('organization-editor');
  const { refresh } = useSession();
  const bringing = useMutation({ ...mutationOf(bringOrganizationMutation), onSuccess: done });
  const creating = useMutation(mutationOf(createOrganizationMutation));
  // The name that others have, too, until the person has said what they want.
  const [taken, setTaken] = useState<{ name: string; same: OrganizationsNamed['organizationsNamed'] } | null>(null);

  async function done() {
    await refresh();
    await onDone();
  }
  async function create(name: string) {
    const { faults } = (await creating.mutateAsync({ name })).createOrganization;
    if (faults.length === 0) await done();
    return faultsAtFields(faults);
  }
  function bring(organizationId: number) {
    if (!bringing.isPending) bringing.mutate({ organizationId });
  }

  return (
    <div className={styles.start}>
      {isFirst && <p>{t('start.text')}</p>}
      {bringing.error && <Notice kind="danger">{refusalText(bringing.error, t('unreachable'))}</Notice>}
      {elsewhere.length > 0 && (
        <section className={styles.elsewhere} aria-labelledby={`${id}-elsewhere`}>
          <h2 id={`${id}-elsewhere`}>{t('start.elsewhere')}</h2>
          <ul className={styles.ways}>
            {elsewhere.map((one) => (
              <li key={one.id}>
                <button type="button" className="button button-quiet" onClick={() => bring(one.id)}>
                  {t('start.bring', { name: one.name })}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <AccountForm
        id={id}
        fields={[
          {
            name: 'name',
            label: t('start.name'),
            help: t('start.help'),
            type: 'text',
            autoComplete: 'organization',
            maxLength: 150,
          },
        ]}
        submit={t('start.submit')}
        onSubmit={async ({ name = '' }) => {
          const { organizationsNamed: same } = await run(organizationsNamedQuery, { name });
          setTaken(same.length > 0 ? { name, same } : null);
          return same.length > 0 ? [] : create(name);
        }}
      />
      {creating.error && taken && <Notice kind="danger">{refusalText(creating.error, t('unreachable'))}</Notice>}
      {taken && (
        <SameName
          key={taken.name}
          page={page}
          same={taken.same}
          isBusy={creating.isPending}
          onOther={() => void create(taken.name).catch(() => undefined)}
        />
      )}
    </div>
  );
}
