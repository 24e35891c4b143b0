import type { ReactNode } from 'react';
import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { languageName } from '../content/language-name.ts';
import { workNames } from '../entries/work-names.ts';
import { BrandName } from '../parts/BrandName.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import { choicesOf, detailKeys } from './event-details.ts';
import styles from './Screen.module.css';
import type { ScreenProps } from './screen-props.ts';

interface Event {
  brand: string;
  detail: Readonly<Record<string, unknown>>;
  about: readonly { key: string; list: string; id: number; title: string }[];
}

interface EventDetailProps extends Pick<ScreenProps, 'to'> {
  event: Event;
  /** The brand of the page. */
  here: string;
}

/** Details with a title that stands beside them, which is shown in their place. */
const NAMED_BY = [
  { by: 'title', keys: ['post', 'page'] },
  { by: 'name', keys: ['importer', 'rule'] },
];

/** What an event was about: titles with links where there are any, names and words elsewhere. */
export function EventDetail({ event: { brand, detail, about }, here, to }: EventDetailProps) {
  const t = useTexts('admin');
  const entries = useTexts('entries');
  const roleOf = useTexts('roles');
  const locale = usePageLocale();
  const links = new Map(about.map((one) => [one.key, one]));
  const title = typeof detail.title === 'string' ? detail.title : null;
  const name = typeof detail.name === 'string' ? detail.name : null;
  // What follows from the others, or is said by them.
  const hidden = new Set([
    'what',
    'before',
    'after',
    ...NAMED_BY.flatMap(({ by, keys }) => (keys.some((key) => key in detail) ? [by] : [])),
  ]);

  function shownAs(key: string, value: string): ReactNode {
    const link = links.get(key);
    if (link) return <Link href={to(link.list, String(link.id))}>{link.title}</Link>;
    if (key === 'post' || key === 'page') {
      const address = to(`${key}s`, value);
      return <Link href={here === NETWORK_ID ? `${address}?brand=${brand}` : address}>{title ?? value}</Link>;
    }
    if (key === 'importer') return <Link href={to('importers', value)}>{name ?? value}</Link>;
    if (key === 'rule') return name ?? value;
    if (key === 'task' && workNames.includes(value)) return entries(`work.of.${value}`);
    if (key === 'brand' && value === '*') return t('users.everywhere');
    if (key === 'brand') return <BrandName id={value} />;
    if (key === 'role') return roleOf(value);
    if (key === 'type') return entries(`value.type.${value}`);
    if (key === 'language') return languageName(value, locale);
    return choicesOf(key).includes(value) ? t(`audit.value.${key}.${value}`) : value;
  }

  const shown = Object.entries(detail).filter(([key]) => !hidden.has(key));
  return (
    <>
      <Change before={detail.before} after={detail.after} />
      {shown.length > 0 && (
        <ul className={styles.marks}>
          {shown.map(([key, value]) => (
            <li key={key}>
              <span className="meta">
                {t('audit.labelled', { label: detailKeys.includes(key) ? t(`audit.detailOf.${key}`) : key })}
              </span>{' '}
              {shownAs(key, String(value))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What a change replaced, where the log has it. */
function Change({ before, after }: { before: unknown; after: unknown }) {
  if (typeof before !== 'string' && typeof after !== 'string') return null;
  return (
    <div>
      {typeof before === 'string' && <del>{before}</del>} {typeof after === 'string' && <ins>{after}</ins>}
    </div>
  );
}
