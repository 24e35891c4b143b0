import { PlainError } from '../runtime/page/draw/PlainError.tsx';

/** Shown for missing Next assets, before any brand is known. */
export default function NotFoundPage() {
  return (
    <PlainError status={404} title="Not found" text="There is nothing at this address." home={null} fault={null} />
  );
}
