/** The visual editor: outlines the widgets of a page for its administrators, and leads to the setting of each. */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createHref } from '../../core/routing/href.ts';
import { run } from '../../graphql/run.ts';
import { useSession } from '../../session/session.ts';
import { type SlotMark, usePage } from '../PageContext.tsx';
import type { PageInfo } from '../widget-contract.ts';
import { type Box, boxesOf } from './boxes.ts';
import styles from './Editor.module.css';
import { type EditorTexts, loadEditorTexts } from './editor-texts.ts';
import { type PlacedWidget, placedWidgetsQuery } from './placed-widgets.generated.ts';

const ADMINISTRATORS = ['administrator', 'site_admin'];

interface Found {
  widgets: readonly PlacedWidget[];
  texts: EditorTexts;
}

const slotMark: SlotMark = (widget) => <span hidden data-slot={widget} />;

export function Editor({ page }: { page: PageInfo }) {
  const { roles } = useSession();
  const { setMark } = usePage();
  const isAllowed = roles.some((role) => ADMINISTRATORS.includes(role));
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (!isAllowed) return;
    let isCurrent = true;
    const load = async () => {
      const [{ placedWidgets }, texts] = await Promise.all([
        run(placedWidgetsQuery, { page: page.document }),
        loadEditorTexts(page.locale),
      ]);
      if (isCurrent) setFound({ widgets: placedWidgets, texts });
    };
    // Without an answer, such as after the session has ended, there are no outlines.
    load().catch(() => undefined);
    setMark?.(() => slotMark);
    return () => {
      isCurrent = false;
      setMark?.(null);
    };
  }, [isAllowed, page.document, page.locale, setMark]);
  if (!isAllowed || !found) return null;
  return createPortal(<Outlines page={page} {...found} />, document.body);
}

function Outlines({ page, widgets, texts }: Found & { page: PageInfo }) {
  const boxes = useBoxes();
  const [chosen, setChosen] = useState<string | null>(null);
  const href = createHref(page.brand.routes, page.locale);
  const settingOf = ({ pointer }: PlacedWidget) => {
    const [, section = '', key = ''] = pointer.split('/');
    return `${href.path(`/admin/brands/${page.brand.id}`)}?${new URLSearchParams({ find: `${section} ${key}` })}`;
  };
  return (
    <div className={styles.editor}>
      {widgets.map(({ id }) => {
        const box = boxes.get(id);
        return box && <div key={id} className={styles.box} data-chosen={id === chosen || undefined} style={box} />;
      })}
      <nav aria-label={texts.title} className={styles.panel}>
        <details>
          <summary>
            {texts.title} ({widgets.length})
          </summary>
          <ul>
            {widgets.map((widget) => (
              <li key={widget.id}>
                <a
                  href={settingOf(widget)}
                  data-widget={widget.id}
                  onFocus={() => setChosen(widget.id)}
                  onBlur={() => setChosen(null)}
                  onMouseEnter={() => setChosen(widget.id)}
                  onMouseLeave={() => setChosen(null)}
                >
                  {widget.widget}
                </a>{' '}
                <code>{widget.pointer}</code>
                {!boxes.has(widget.id) && <span> {texts.hidden}</span>}
              </li>
            ))}
          </ul>
        </details>
      </nav>
    </div>
  );
}

/** The widgets' places, kept while the page is scrolled, resized and filled. */
function useBoxes(): ReadonlyMap<string, Box> {
  const [boxes, setBoxes] = useState<ReadonlyMap<string, Box>>(new Map());
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setBoxes(boxesOf(document)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true, capture: true });
    measure();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', measure, { capture: true });
    };
  }, []);
  return boxes;
}
