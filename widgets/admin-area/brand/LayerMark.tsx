import { useTexts } from '../../../runtime/page/texts.tsx';
import { Badge } from '../parts/Badge.tsx';
import type { Origin } from '../types.ts';

/** Where a value comes from: the layer in a word, file and line beside it. */
export function LayerMark({ origin, isEdited }: { origin: Origin | undefined; isEdited: boolean }) {
  const t = useTexts('admin');
  if (isEdited) return <Badge kind="warning">{t('layer.unsaved')}</Badge>;
  if (origin === undefined) return <Badge>{t('layer.none')}</Badge>;
  if (origin.layer === 'switch') return <Badge kind="good">{t('layer.switch')}</Badge>;
  return (
    <span>
      <Badge>{t(`layer.${origin.layer}`)}</Badge>{' '}
      <span className="meta">
        {origin.file}:{origin.line}
      </span>
    </span>
  );
}
