import { TAXONOMIES } from '../../../runtime/core/document/taxonomies.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import { languageName } from '../content/language-name.ts';
import { Badge } from '../parts/Badge.tsx';
import { BrandName } from '../parts/BrandName.tsx';
import { usePageLocale } from '../parts/use-page-locale.ts';
import { When } from '../parts/When.tsx';
import type { ScreenProps } from '../screens/screen-props.ts';
import styles from './Entries.module.css';
import type { Entry, EntryColumn } from './entries.generated.ts';

const KINDS: Readonly<Record<string, 'good' | 'warning' | 'danger'>> = {
  ...{ active: 'good', published: 'good', paid: 'good', online: 'good', listed: 'good', approved: 'good' },
  ...{ waiting: 'warning', needs_review: 'warning', unconfirmed: 'warning', unverified: 'warning', open: 'warning' },
  ...{
    pending: 'warning',
    incomplete: 'warning',
    withheld: 'warning',
    taken_down: 'danger',
    failed: 'danger',
    failing: 'danger',
    queued: 'warning',
    delivered: 'good',
    blocked: 'danger',
  },
};

interface EntryValueProps extends Pick<ScreenProps, 'to'> {
  column: EntryColumn;
  entry: Entry;
}

/** A value of an entry as its column says. */
export function EntryValue({ column: { name, kind, list }, entry, to }: EntryValueProps) {
  const t = useTexts('entries');
  const roleOf = useTexts('roles');
  const templateOf = useTexts('mail-templates');
  const locale = usePageLocale();
  const value = entry.values[name] ?? null;
  if (value === null || value === '') return null;
  const said = (one: unknown) => (kind === 'role' ? roleOf(String(one)) : t(`value.${name}.${String(one)}`));
  if (kind === 'letter') return <div className={styles.letter}>{String(value)}</div>;
  if (kind === 'moment') return <When at={String(value)} />;
  if (kind === 'flag') return <span>{t(value === true ? 'yes' : 'no')}</span>;
  if (kind === 'template') return <span>{templateOf(String(value))}</span>;
  if (kind === 'language') return <span>{languageName(String(value), locale)}</span>;
  if (kind === 'number') return <span>{new Intl.NumberFormat(locale).format(Number(value))}</span>;
  if (kind === 'money') {
    const currency = String(entry.values[`${name}Currency`]);
    return <span>{new Intl.NumberFormat(locale, { style: 'currency', currency }).format(Number(value))}</span>;
  }
  if (kind === 'brands' && Array.isArray(value))
    return (
      <span className={styles.brands}>
        {value.map((brand) => (
          <BrandName key={brand} id={brand} />
        ))}
      </span>
    );
  if (Array.isArray(value))
    return <span>{value.map((one) => (kind === 'state' || kind === 'role' ? said(one) : one)).join(', ')}</span>;
  if (kind === 'state') return <Badge kind={KINDS[String(value)]}>{said(value)}</Badge>;
  if (kind === 'taxonomy') return <span>{TAXONOMIES.includes(String(value)) ? said(value) : String(value)}</span>;
  const id = entry.values[`${name}Id`];
  if (kind === 'entry' && list !== null && typeof id === 'number')
    return <Link href={to(list, String(id))}>{String(value)}</Link>;
  return <span>{String(value)}</span>;
}
