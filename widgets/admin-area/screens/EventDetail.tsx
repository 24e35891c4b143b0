import { NETWORK_ID } from '../../../runtime/core/brand/network-id.ts';
import { Link } from '../../../runtime/page/Link.tsx';
import { useTexts } from '../../../runtime/page/texts.tsx';
import type { AuditEvent } from '../admin-area.generated.ts';
import styles from './Screen.module.css';
import type { ScreenProps } from './screen-props.ts';

type Detail = AuditEvent['details'][number];

interface EventDetailProps extends Pick<ScreenProps, 'to'> {
  event: Pick<AuditEvent, 'brand' | 'details'>;
  /** The brand of the page. */
  here: string;
}

/** What an event was about: titles with links where there are any, names and words elsewhere. */
export function EventDetail({ event: { brand, details }, here, to }: EventDetailProps) {
  const t = useTexts('admin');
  const textOf = (key: string) => details.find((detail) => detail.key === key)?.text;

  function shown({ text, steps }: Detail) {
    if (steps.length === 0) return text;
    const address = to(...steps);
    // Posts and pages are those of a brand, which the address has to name.
    const isOfBrand = steps[0] === 'posts' || steps[0] === 'pages';
    return <Link href={isOfBrand && here === NETWORK_ID ? `${address}?brand=${brand}` : address}>{text}</Link>;
  }

  const others = details.filter(({ key }) => key !== 'before' && key !== 'after');
  return (
    <>
      <Change before={textOf('before')} after={textOf('after')} />
      {others.length > 0 && (
        <ul className={styles.marks}>
          {others.map((detail) => (
            <li key={detail.key}>
              <span className="meta">{t('audit.labelled', { label: detail.label })}</span> {shown(detail)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What a change replaced, where the log has it. */
function Change({ before, after }: { before: string | undefined; after: string | undefined }) {
  if (before === undefined && after === undefined) return null;
  return (
    <div>
      {before !== undefined && <del>{before}</del>} {after !== undefined && <ins>{after}</ins>}
    </div>
  );
}
