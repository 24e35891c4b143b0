import { Suspense } from 'react';
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
import { SecondFactorGate } from './SecondFactorGate.tsx';
import { SCREENS } from './workspace/screens.ts';

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
  const Screen = access.parts.includes(name) ? SCREENS[name]?.Screen : undefined;

  return (
    <SecondFactorGate id={id} access={access} isAsked={name === 'second-factor'} again={again}>
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
    </SecondFactorGate>
  );
}
