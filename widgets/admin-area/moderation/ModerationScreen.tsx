import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { CsvPart } from '../entries/CsvPart.tsx';
import { EntryTable } from '../entries/EntryTable.tsx';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import { GuestsPart } from './GuestsPart.tsx';
import styles from './Moderation.module.css';
import { ReportsPart } from './ReportsPart.tsx';
import { TrustedPart } from './TrustedPart.tsx';
import { WaitingPart } from './WaitingPart.tsx';

/** Lists of all brands, in place of the parts of one. */
const LISTS: Readonly<Record<string, { of: string; filtered?: Readonly<Record<string, string>> }>> = {
  waiting: { of: 'waiting-jobs' },
  reports: { of: 'reports', filtered: { state: 'open' } },
  settled: { of: 'reports' },
  trusted: { of: 'trusted' },
};

/** The moderation queue: jobs to approve, those that rules bring from other brands, and reports by visitors. Of one brand, or of all of the person. */
export function ModerationScreen(props: ScreenProps) {
  const { id, page, rest, to } = props;
  const t = useTexts('moderation');
  const [name = 'waiting'] = rest;
  const isOfAll = page.brand.id === NETWORK_ID;
  const list = LISTS[name];
  const parts = [
    { key: 'waiting', href: to('moderation') },
    { key: 'guests', href: to('moderation', 'guests') },
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
      {isOfAll && list !== undefined ? (
        <EntryTable
          key={name}
          {...props}
          id={`${id}-${name}`}
          {...list}
          hrefOf={({ brand }) => `${to('moderation', ...(name === 'waiting' ? [] : [name]))}?brand=${brand}`}
        />
      ) : name === 'guests' ? (
        <GuestsPart id={`${id}-guests`} page={page} />
      ) : name === 'waiting' ? (
        <WaitingPart id={id} page={page} />
      ) : name === 'reports' || name === 'settled' ? (
        <ReportsPart key={name} id={id} page={page} isSettled={name === 'settled'} />
      ) : name === 'trusted' ? (
        <TrustedPart />
      ) : (
        <p role="status">{t('unknown')}</p>
      )}
      {!isOfAll && list !== undefined && (
        <CsvPart of={list.of} asked={{ text: '', brand: page.brand.id, filters: list.filtered ?? {} }} />
      )}
    </section>
  );
}
