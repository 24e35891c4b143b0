import { useState } from 'react';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { useAnswer } from '../ask.ts';
import { BRANDS, USERS } from '../operations.ts';
import { Badge } from '../parts/Badge.tsx';
import { type Column, DataTable } from '../parts/DataTable.tsx';
import { ListPages, ListTools } from '../parts/ListTools.tsx';
import { FailureNote } from '../parts/Notes.tsx';
import { useList } from '../parts/use-list.ts';
import { Waiting } from '../parts/Waiting.tsx';
import { When } from '../parts/When.tsx';
import type { BrandCard, User } from '../types.ts';
import styles from './Screen.module.css';
import type { ScreenProps } from './screen-props.ts';
import { UserDeeds } from './UserDeeds.tsx';

const ROLES = ['applicant', 'recruiter', 'job_editor', 'site_admin', 'administrator'];
const STATES = ['unverified', 'waiting', 'blocked'];

/** People: verify, let in, shut out, act as. */
export function UsersScreen({ id, access }: ScreenProps) {
  const t = useTexts('admin');
  const list = useList({ sort: 'created', descending: true }, { brand: '', role: '', state: '' });
  const brands = useAnswer<{ adminBrands: BrandCard[] }>(BRANDS).data?.adminBrands ?? [];
  const { data, failure, again } = useAnswer<{ adminUsers: { total: number; users: User[] } }>(USERS, list.variables);
  const [open, setOpen] = useState<number | null>(null);
  const names = { created: t('users.created'), email: t('users.email'), name: t('users.name') };

  const columns: Column<User>[] = [
    {
      key: 'email',
      label: names.email,
      sortable: true,
      render: ({ email, name }) => (
        <div>
          {email}
          <div className="meta">{name}</div>
        </div>
      ),
    },
    { key: 'created', label: names.created, sortable: true, render: ({ created }) => <When at={created} /> },
    {
      key: 'roles',
      label: t('users.roles'),
      render: ({ roles }) => (
        <ul className={styles.marks}>
          {roles.map(({ role, brand }) => (
            <li key={`${role} ${brand}`}>
              {t(`role.${role}`)} <span className="meta">{brand ?? t('users.everywhere')}</span>
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'state',
      label: t('users.state'),
      render: (user) => (
        <ul className={styles.marks}>
          {!user.verified && (
            <li>
              <Badge kind="warning">{t('state.unverified')}</Badge>
            </li>
          )}
          {user.blocked && (
            <li>
              <Badge kind="danger">{t('state.blocked')}</Badge>
            </li>
          )}
          {user.brands.map(({ brand, approved }) => (
            <li key={brand}>
              {brand} {!approved && <span className="meta">{t('users.notApproved')}</span>}
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'deeds',
      label: '',
      render: (user) => (
        <UserDeeds
          id={`${id}-user-${user.id}`}
          user={user}
          brands={brands}
          isAdministrator={access.isAdministrator}
          isOpen={open === user.id}
          onToggle={() => setOpen(open === user.id ? null : user.id)}
          onChanged={again}
        />
      ),
    },
  ];

  return (
    <section className={styles.screen}>
      <h2 className={styles.heading}>{t('part.users')}</h2>
      <ListTools
        id={`${id}-users`}
        list={list}
        sorts={Object.entries(names).map(([value, label]) => ({ value, label }))}
        filters={[
          {
            name: 'brand',
            label: t('brandName'),
            all: t('all'),
            choices: brands.map((brand) => ({ value: brand.id, label: brand.name })),
          },
          {
            name: 'role',
            label: t('users.role'),
            all: t('all'),
            choices: ROLES.map((role) => ({ value: role, label: t(`role.${role}`) })),
          },
          {
            name: 'state',
            label: t('users.state'),
            all: t('all'),
            choices: STATES.map((state) => ({ value: state, label: t(`state.${state}`) })),
          },
        ]}
      />
      {failure && <FailureNote failure={failure} again={again} />}
      {data ? (
        <>
          <DataTable
            caption={t('part.users')}
            columns={columns}
            rows={data.adminUsers.users}
            keyOf={(user) => user.id}
            sorting={list.sorting}
            onSort={list.setSorting}
            empty={t('list.empty')}
          />
          <ListPages list={list} total={data.adminUsers.total} />
        </>
      ) : (
        !failure && <Waiting />
      )}
    </section>
  );
}
