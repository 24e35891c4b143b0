import { useTexts } from '../../../runtime/page/texts.tsx';

/** More are not counted. */
const MOST = 99;

/** `7 new jobs since your last visit`; nothing if there are none. */
export function JobNews({ count, texts }: { count: number | null; texts: 'alerts' | 'account' }) {
  const t = useTexts(texts);
  if (!count) return null;
  return <span>{count > MOST ? t('news.many', { count: MOST }) : t('news.count', { count })}</span>;
}
