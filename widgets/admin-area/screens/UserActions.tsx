import { useMutation } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { type Operation, operation } from '../../../runtime/core/operation.ts';
import { run, runOperation } from '../../../runtime/graphql/run.ts';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { sessionActions } from '../../../runtime/session/session-state.ts';
import type { MasqueradeVariables, User } from '../admin-area.generated.ts';
import {
  approveUserMutation,
  blockUserMutation,
  grantRoleMutation,
  masqueradeMutation,
  resetSecondFactorMutation,
  revokeRoleMutation,
  verifyUserMutation,
} from '../admin-area.generated.ts';
import { failureOf } from '../ask.ts';
import type { BrandCard } from '../brand/brand.generated.ts';
import { MergePart } from '../merges/MergePart.tsx';
import { AskDialog } from '../parts/AskDialog.tsx';
import { SmallButton } from '../parts/controls.tsx';
import { Select } from '../parts/ListTools.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import { SitePlace } from '../workspace/site-place.ts';
import styles from './Screen.module.css';

interface UserActionsProps {
  id: string;
  user: User;
  brands: readonly BrandCard[];
  /** The brand of this site, preselected when granting a role. */
  here: string;
  isAdministrator: boolean;
  isOpen: boolean;
  onToggle(): void;
  onChanged(): void;
}

const ROLES = ['applicant', 'recruiter', 'job_editor', 'site_admin', 'administrator'];

/** Actions on an account, behind one button per row. */
export function UserActions({
  id,
  user,
  brands,
  here,
  isAdministrator,
  isOpen,
  onToggle,
  onChanged,
}: UserActionsProps) {
  const t = useTexts('admin');
  const roleOf = useTexts('roles');
  const brandOf = (one: string) => brands.find(({ id: known }) => known === one)?.name ?? one;
  const site = useContext(SitePlace);
  const acting = useMutation({
    mutationFn: (ready: Operation) => runOperation(ready),
    onSuccess: () => onChanged(),
  });
  const actingAs = useMutation({
    mutationFn: async (variables: MasqueradeVariables) => {
      const { token } = (await run(masqueradeMutation, variables)).masquerade;
      // From the workspace it is a session on the site.
      if (site === null) await sessionActions()?.handOver(token);
      else window.location.assign(`${site}/api/workspace?${new URLSearchParams({ act: token })}`);
    },
  });
  const error = acting.error ?? actingAs.error;
  // Once the masquerade has begun, the page is about to be replaced.
  const isBusy = acting.isPending || actingAs.isPending || actingAs.isSuccess;
  const [role, setRole] = useState('recruiter');
  const [chosen, setBrand] = useState<string | null>(null);
  const brand = chosen ?? (brands.some((one) => one.id === here) ? here : (brands[0]?.id ?? ''));
  const [isAsking, setAsking] = useState(false);
  // Administrators block for all brands, site administrators for the brands in the list.
  const isBlocked = isAdministrator ? user.blocked : user.brands.some(({ blocked }) => blocked);
  const isVerified = user.verified || (!isAdministrator && user.brands.every(({ vouched }) => vouched));
  const places = isAdministrator ? t('users.everywhere') : user.brands.map((one) => one.brand).join(', ');
  const waiting = user.brands.filter(({ approved }) => !approved);
  if (!user.isManageable && waiting.length === 0) return <span className="meta">{t('users.notYours')}</span>;

  function act(ready: Operation): void {
    actingAs.reset();
    acting.mutate(ready);
  }

  function actAs(): void {
    acting.reset();
    actingAs.mutate({ id: user.id });
  }

  const action = (label: string, onClick: () => void) => (
    <SmallButton disabled={isBusy} onClick={onClick}>
      {label}
    </SmallButton>
  );

  return (
    <div className={styles.actions}>
      <SmallButton
        aria-expanded={isOpen}
        aria-controls={`${id}-actions`}
        aria-label={t('users.actionsOf', { email: user.email })}
        onClick={onToggle}
      >
        {t('users.actions')}
      </SmallButton>
      <div id={`${id}-actions`} hidden={!isOpen} className={styles.panel}>
        {error && <FailureNote failure={failureOf(error)} />}
        {user.isManageable &&
          !isVerified &&
          action(t('users.verify'), () => act(operation(verifyUserMutation, { id: user.id })))}
        {user.isManageable &&
          (isAdministrator || !user.blocked) &&
          action(isBlocked ? t('users.unblock') : t('users.block'), () => setAsking(true))}
        {isAsking && (
          <AskDialog
            title={t(isBlocked ? 'users.askUnblock' : 'users.askBlock', { email: user.email })}
            submit={t(isBlocked ? 'users.doUnblock' : 'users.doBlock')}
            onSubmit={() => act(operation(blockUserMutation, { id: user.id, blocked: !isBlocked }))}
            onClose={() => setAsking(false)}
          >
            <p>{t(isBlocked ? 'users.unblockText' : 'users.blockText')}</p>
            <p>{t('users.counts', { places })}</p>
          </AskDialog>
        )}
        {user.brands.map((one) => (
          <div key={one.brand}>
            {action(t(one.approved ? 'users.disapprove' : 'users.approve', { brand: one.brand }), () =>
              act(operation(approveUserMutation, { id: user.id, brand: one.brand, approved: !one.approved })),
            )}
          </div>
        ))}
        {user.isManageable &&
          !user.blocked &&
          !isBlocked &&
          // Somebody is acted as on a site: in the workspace, one has to be chosen.
          here !== NETWORK_ID &&
          action(t('users.actAs'), actAs)}
        {user.isManageable && isOpen && <MergePart kind="account" entry={user.id} onChanged={onChanged} />}
        {isAdministrator &&
          user.secondFactor &&
          action(t('users.resetFactor'), () => act(operation(resetSecondFactorMutation, { id: user.id })))}
        {isAdministrator &&
          user.roles.map((one) => (
            <div key={`${one.role} ${one.brand}`}>
              {action(
                t('users.revoke', {
                  role: roleOf(one.role),
                  brand: one.brand === null ? t('users.everywhere') : brandOf(one.brand),
                }),
                () => act(operation(revokeRoleMutation, { id: user.id, ...one })),
              )}
            </div>
          ))}
        {isAdministrator && (
          <fieldset className={styles.grant}>
            <legend className="label">{t('users.grantTitle')}</legend>
            <Select
              id={`${id}-role`}
              label={t('users.role')}
              value={role}
              choices={ROLES.map((value) => ({ value, label: roleOf(value) }))}
              onChange={setRole}
            />
            <Select
              id={`${id}-brand`}
              label={t('brandName')}
              value={brand}
              choices={[
                { value: '', label: t('users.everywhere') },
                ...brands.map((one) => ({ value: one.id, label: one.name })),
              ]}
              onChange={setBrand}
            />
            {action(t('users.grant'), () =>
              act(operation(grantRoleMutation, { id: user.id, role, brand: brand || null })),
            )}
          </fieldset>
        )}
      </div>
    </div>
  );
}
