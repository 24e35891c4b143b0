import { PlainError } from '../runtime/page/draw/PlainError.tsx';

/** Next's own files that do not exist, before any brand is known. */
export default function NotFoundPage() {
  return (
    <PlainError status={404} title="Not found" text="There is nothing at this address." home={null} fault={null} />
  );
}
