import { Link } from '../../../runtime/page/Link.tsx';

interface EmptyListProps {
  text: string;
  /** Where to go next. */
  way: { href: string; label: string } | null;
}

/** Shown instead of an empty list: a message and a way forward. */
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
