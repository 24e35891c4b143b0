import { Link } from '../Link.tsx';
import { usePage } from '../PageContext.tsx';
import { useTexts } from '../texts.tsx';

/** Error state of one widget: what happened, what still works, and the id of the log entry. */
export function WidgetFault({ id }: { id: string }) {
  const t = useTexts('common');
  const { page } = usePage();
  return (
    <section className="widget-fault" role="alert">
      <p>
        {t('fault.text')} <Link href={page.path}>{t('fault.again')}</Link>
      </p>
      <p className="meta">{t('fault.id', { id })}</p>
    </section>
  );
}
