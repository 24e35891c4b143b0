import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { describeAge, waitingPlace } from '../../../runtime/core/workspace/waiting.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { type WaitingToday, waitingTodayQuery, workspaceBrandsQuery } from '../admin-area.generated.ts';
import { useAnswer } from '../ask.ts';
import { Answered } from '../parts/Answered.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import screen from '../screens/Screen.module.css';
import type { ScreenProps } from '../screens/screen-props.ts';
import { workspaceAddress } from './address.ts';
import { MorningMail } from './MorningMail.tsx';
import styles from './Today.module.css';

type Waiting = WaitingToday['waitingToday'][number];

/** What needs somebody today on the brands of the person, each one click away. */
export function TodayScreen({ page, id }: ScreenProps) {
  const t = useTexts('workspace');
  const chosen = new URLSearchParams(window.location.search).get('brand');
  const answer = useAnswer(waitingTodayQuery);
  const brands = useAnswer(workspaceBrandsQuery);
  const names = new Map(brands.data?.workspaceBrands.map(({ id, name }) => [id, name]));
  return (
    <section className={screen.screen}>
      <h2 className={screen.heading}>{t('today.title')}</h2>
      <Answered answer={answer}>
        {({ waitingToday }) => {
          const shown = waitingToday.filter(({ brand }) => chosen === null || brand === chosen);
          const groups = Map.groupBy(shown, ({ kind }) => kind);
          if (groups.size === 0) return <p role="status">{t('today.none')}</p>;
          return (
            <div className={styles.groups}>
              {[...groups].map(([kind, entries]) => (
                <Group key={kind} kind={kind} entries={entries} page={page} names={names} />
              ))}
            </div>
          );
        }}
      </Answered>
      <MorningMail id={`${id}-morning`} />
    </section>
  );
}

interface GroupProps {
  kind: string;
  entries: readonly Waiting[];
  page: PageInfo;
  /** Names of brands by id. */
  names: ReadonlyMap<string, string>;
}

function Group({ kind, entries, page, names }: GroupProps) {
  const t = useTexts('workspace');
  const total = entries.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>
        {t(`today.${kind}`)} <span className={styles.total}>{total}</span>
      </h3>
      <ul className={styles.entries}>
        {entries.map(({ brand, count, oldest }) => {
          const isAll = brand === NETWORK_ID;
          const { steps, filters } = waitingPlace(kind, brand);
          return (
            <li key={brand}>
              <Link className={styles.entry} href={workspaceAddress(page, isAll ? null : brand, steps, filters)}>
                <span className={styles.brand}>{isAll ? t('allBrands') : (names.get(brand) ?? brand)}</span>
                <span className={styles.count}>{count}</span>
                <span className={styles.age}>{oldest && <Age at={oldest} />}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How long ago: `3 days ago`. */
function Age({ at }: { at: string }) {
  const locale = usePageLocale();
  const text = describeAge(new Date(at), Date.now(), locale);
  return <time dateTime={at}>{text}</time>;
}
