import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { createHref } from '../../runtime/core/routing/href.ts';
import { Link } from '../../runtime/page/Link.tsx';
import { useTexts } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { ChakraScope } from '../../runtime/theme/ChakraScope.tsx';
import styles from './AdminArea.module.css';
import type { Access } from './admin-area.generated.ts';
import { adminAccessQuery } from './admin-area.generated.ts';
import { type Answer, useAnswer } from './ask.ts';
import { FailureNote } from './parts/Notes.tsx';
import { Waiting } from './parts/Waiting.tsx';
import type { ScreenProps } from './screens/screen-props.ts';

const SCREENS: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  brands: lazy(() => import('./screens/BrandsScreen.tsx').then(({ BrandsScreen: found }) => ({ default: found }))),
  moderation: lazy(() =>
    import('./moderation/ModerationScreen.tsx').then(({ ModerationScreen: found }) => ({ default: found })),
  ),
  jobs: lazy(() => import('./moderation/JobsScreen.tsx').then(({ JobsScreen: found }) => ({ default: found }))),
  posts: lazy(() => import('./content/PostsScreen.tsx').then(({ PostsScreen: found }) => ({ default: found }))),
  pages: lazy(() => import('./content/PagesScreen.tsx').then(({ PagesScreen: found }) => ({ default: found }))),
  users: lazy(() => import('./screens/UsersScreen.tsx').then(({ UsersScreen: found }) => ({ default: found }))),
  profiles: lazy(() =>
    import('./screens/ProfilesScreen.tsx').then(({ ProfilesScreen: found }) => ({ default: found })),
  ),
  orders: lazy(() => import('./screens/OrdersScreen.tsx').then(({ OrdersScreen: found }) => ({ default: found }))),
  outbox: lazy(() => import('./screens/OutboxScreen.tsx').then(({ OutboxScreen: found }) => ({ default: found }))),
  consents: lazy(() =>
    import('./screens/ConsentsScreen.tsx').then(({ ConsentsScreen: found }) => ({ default: found })),
  ),
  audit: lazy(() => import('./screens/AuditScreen.tsx').then(({ AuditScreen: found }) => ({ default: found }))),
};

const SecondFactorScreen = lazy(() =>
  import('./screens/SecondFactorScreen.tsx').then(({ SecondFactorScreen: found }) => ({ default: found })),
);

/** The administration: its sections, required setup steps, and the screen for the current address. */
export function AdminInside({ page, id }: { page: PageInfo; id: string }) {
  const answer = useAnswer(adminAccessQuery);
  return (
    <ChakraScope>
      {answer.data ? (
        <Inside page={page} id={id} access={answer.data.adminAccess} again={answer.again} />
      ) : answer.failure ? (
        <FailureNote failure={answer.failure} again={answer.again} />
      ) : (
        <Waiting />
      )}
    </ChakraScope>
  );
}

interface InsideProps {
  page: PageInfo;
  id: string;
  access: Access;
  again: Answer<unknown>['again'];
}

function Inside({ page, id, access, again }: InsideProps) {
  const t = useTexts('admin');
  const href = createHref(page.brand.routes, page.locale);
  const to = (...steps: string[]) => href.path(['/admin', ...steps.map(encodeURIComponent)].join('/'));
  const steps = (page.rest ?? '').split('/').filter(Boolean);
  const parts = access.parts.filter((part) => part in SCREENS);
  const [first = 'brands'] = parts;
  const [name = first, ...rest] = steps;
  const { required, confirmed } = access.secondFactor;
  const isFactor = name === 'second-factor' || (required && !confirmed);
  // Stays on the screen with the recovery codes until they have been written down.
  const [isEnrolling, setEnrolling] = useState(false);
  useEffect(() => {
    if (required && !confirmed) setEnrolling(true);
  }, [required, confirmed]);
  const Screen = access.parts.includes(name) ? SCREENS[name] : undefined;

  if (isFactor || isEnrolling) {
    return (
      <Suspense fallback={<Waiting />}>
        <SecondFactorScreen
          id={id}
          state={access.secondFactor}
          again={again}
          onDone={() => {
            setEnrolling(false);
            again();
          }}
        />
      </Suspense>
    );
  }
  return (
    <>
      {parts.length > 0 && (
        <nav className={styles.nav} aria-label={t('parts')}>
          <ul className={styles.parts}>
            {parts.map((part) => (
              <li key={part}>
                <Link
                  className={styles.part}
                  href={part === first ? to() : to(part)}
                  aria-current={part === name ? 'page' : undefined}
                >
                  {t(`part.${part}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {Screen ? (
        <Suspense fallback={<Waiting />}>
          <Screen page={page} id={id} access={access} rest={rest} to={to} />
        </Suspense>
      ) : (
        <p role="status">{parts.length > 0 ? t('noScreen') : t('noParts')}</p>
      )}
    </>
  );
}
