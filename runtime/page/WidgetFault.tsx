import { useTexts } from './texts.tsx';

/** Error state of one widget: what happened, what still works, and the id of the log entry. */
export function WidgetFault({ id }: { id: string }) {
  const t = useTexts('common');
  return (
    <section className="widget-fault" role="alert">
      <p>{t('fault.text')}</p>
      <p className="meta">{t('fault.id', { id })}</p>
    </section>
  );
}
