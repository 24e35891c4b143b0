import { useTexts } from './texts.tsx';

/** Error state of one widget: what happened, what still works, and the id of the log entry. */
export function WidgetFault({ id }: { id: string }) {
  const t = useTexts('errors');
  return (
    <section className="widget-fault" role="alert">
      <p>{t('widgetFault.text')}</p>
      <p className="meta">{t('widgetFault.id', { id })}</p>
    </section>
  );
}
