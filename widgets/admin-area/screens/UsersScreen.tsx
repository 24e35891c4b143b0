import { useState } from 'react';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { User } from '../admin-area.generated.ts';
import { adminUsersQuery } from '../admin-area.generated.ts';
import { useAnswer } from '../ask.ts';
import { CsvPart, csvOf } from '../entries/CsvPart.tsx';
import { Badge } from '../parts/Badge.tsx';
import { BrandName } from '../parts/BrandName.tsx';
import type { Column } from '../parts/DataTable.tsx';
import { useBrands } from '../parts/use-brands.ts';
import { useList } from '../parts/use-list.ts';
import { When } from '../parts/When.tsx';
import { ListView } from './ListView.tsx';
import styles from './Screen.module.css';
import type { ScreenProps } from './screen-props.ts';
import { UserActions } from './UserActions.tsx';

const ROLES = ['applicant', 'recruiter', 'job_editor', 'site_admin', 'administrator'];
const STATES = ['unverified', 'waiting', 'blocked'];

/** Accounts: verify, grant roles, block, sign in as. */
export function UsersScreen({ id, page, access, to }: ScreenProps) {
  const t = useTexts('admin');
  const roleOf = useTexts('roles');
  const list = useList({ sort: 'created', descending: true }, { brand: '', role: '', state: '' });
  const brands = useBrands();
  const { data, failure, again } = useAnswer(adminUsersQuery, list.variables);
  const [open, setOpen] = useState<number | null>(null);
  const names = { created: t('users.created'), email: t('users.email'), name: t('users.name') };

  const columns: Column<User>[] = [
    {
      key: 'email',
      label: names.email,
      sortable: true,
      onPhone: 'title',
      render: ({ id: number, email, name }) => (
        <div>
          <Link href={to('users', String(number))}>{email}</Link>
          <div className="meta">{name}</div>
        </div>
      ),
    },
    {
      key: 'created',
      label: names.created,
      sortable: true,
      onPhone: 'line',
      render: ({ created }) => <When at={created} />,
    },
    {
      key: 'roles',
      label: t('users.roles'),
      render: ({ roles }) => (
        <ul className={styles.marks}>
          {roles.map(({ role, brand }) => (
            <li key={`${role} ${brand}`}>
              {roleOf(role)}{' '}
              <span className="meta">{brand === null ? t('users.everywhere') : <BrandName id={brand} />}</span>
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'state',
      onPhone: 'line',
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
          {user.brands.map(({ brand, approved, vouched, blocked }) => (
            <li key={brand}>
              <BrandName id={brand} /> {!approved && <span className="meta">{t('users.notApproved')}</span>}
              {approved && !blocked && !user.blocked && <span className="meta">{t('users.active')}</span>}{' '}
              {vouched && !user.verified && <span className="meta">{t('users.vouched')}</span>}{' '}
              {blocked && <Badge kind="danger">{t('state.blocked')}</Badge>}
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'actions',
      onPhone: 'line',
      label: '',
      render: (user) => (
        <UserActions
          id={`${id}-user-${user.id}`}
          user={user}
          brands={brands.cards}
          here={page.brand.id}
          isAdministrator={access.isAdministrator}
          isOpen={open === user.id}
          onToggle={() => setOpen(open === user.id ? null : user.id)}
          onChanged={again}
        />
      ),
    },
  ];

  return (
    <ListView
      id={`${id}-users`}
      title={t('part.users')}
      list={list}
      brands={brands}
      sorts={names}
      filters={[
        {
          name: 'role',
          label: t('users.role'),
          choices: ROLES.map((role) => ({ value: role, label: roleOf(role) })),
        },
        {
          name: 'state',
          label: t('users.state'),
          choices: STATES.map((state) => ({ value: state, label: t(`state.${state}`) })),
        },
      ]}
      columns={columns}
      keyOf={(user) => user.id}
      outro={<CsvPart of="users" asked={csvOf(list, ['state'], { roles: list.filters.role ?? '' })} />}
      found={{ data: data && { total: data.adminUsers.total, rows: data.adminUsers.users }, failure, again }}
    />
  );
}
