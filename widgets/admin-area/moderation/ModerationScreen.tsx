import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import styles from './Moderation.module.css';
import { ReportsPart } from './ReportsPart.tsx';
import { TrustedPart } from './TrustedPart.tsx';
import { WaitingPart } from './WaitingPart.tsx';

/** The moderation queue: jobs to approve, and reports by visitors. */
export function ModerationScreen({ id, page, rest, to }: ScreenProps) {
  const t = useTexts('moderation');
  const [name = 'waiting'] = rest;
  const parts = [
    { key: 'waiting', href: to('moderation') },
    { key: 'reports', href: to('moderation', 'reports') },
    { key: 'settled', href: to('moderation', 'settled') },
    { key: 'trusted', href: to('moderation', 'trusted') },
  ];
  return (
    <section className={screen.screen}>
      <h2 className={screen.heading}>{t('title')}</h2>
      <nav aria-label={t('title')}>
        <ul className={styles.parts}>
          {parts.map(({ key, href }) => (
            <li key={key}>
              <Link className={styles.part} href={href} aria-current={key === name ? 'page' : undefined}>
                {t(`part.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {name === 'waiting' ? (
        <WaitingPart id={id} page={page} />
      ) : name === 'reports' || name === 'settled' ? (
        <ReportsPart key={name} id={id} page={page} isSettled={name === 'settled'} />
      ) : name === 'trusted' ? (
        <TrustedPart />
      ) : (
        <p role="status">{t('unknown')}</p>
      )}
    </section>
  );
}
