import { Link } from '../../../runtime/page/Link.tsx';

interface EmptyListProps {
  text: string;
  /** Where to go on. */
  way: { href: string; label: string } | null;
}

/** What stands where the entries of a list would: that there are none, and what to do about it. */
export function EmptyList({ text, way }: EmptyListProps) {
  return (
    <>
      <p>{text}</p>
      {way && (
        <p>
          <Link className="button" href={way.href}>
            {way.label}
          </Link>
        </p>
      )}
    </>
  );
}
