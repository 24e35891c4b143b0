import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { cleanPasted } from '../../runtime/forms/controls/rich-text/paste.ts';
import { DescribeFault, type DescribeWish, describe } from './describe.ts';

export type WritingState = { kind: 'idle' | 'writing' | 'done' | 'stopped' } | { kind: 'failed'; message: string };

export interface Writing {
  state: WritingState;
  write(wish: DescribeWish, options: { replaces: boolean }): Promise<void>;
  stop(): void;
}

/** Milliseconds between two updates of streamed text. */
const DRAWING_PAUSE = 120;

/** Lets the assistant write into an editor. Everything it wrote is a single undo step, even if it was interrupted. */
export function useWriting(editor: Editor): Writing {
  const [state, setState] = useState<WritingState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function write(wish: DescribeWish, { replaces }: { replaces: boolean }): Promise<void> {
    if (running.current) return;
    const own = new AbortController();
    running.current = own;
    setState({ kind: 'writing' });
    const { parse } = (await import('marked')).marked;
    const before = editor.getHTML();
    const kept = replaces || editor.isEmpty ? '' : before;
    let text = '';
    const whole = () => kept + cleanPasted(parse(text, { async: false, gfm: true }));
    const draw = (html: string) =>
      editor.chain().setMeta('addToHistory', false).setContent(html, { emitUpdate: false }).run();
    let timer: ReturnType<typeof setTimeout> | null = null;
    editor.setEditable(false, false);
    let end: WritingState = { kind: 'done' };
    try {
      await describe(
        wish,
        (piece) => {
          text += piece;
          timer ??= setTimeout(() => {
            timer = null;
            if (!editor.isDestroyed) draw(whole());
          }, DRAWING_PAUSE);
        },
        own.signal,
      );
    } catch (error) {
      end = own.signal.aborted
        ? { kind: 'stopped' }
        : { kind: 'failed', message: error instanceof DescribeFault ? error.message : '' };
    }
    if (timer !== null) clearTimeout(timer);
    running.current = null;
    if (editor.isDestroyed) return;
    editor.setEditable(true, false);
    draw(before);
    if (text.trim() !== '') editor.chain().setContent(whole()).run();
    setState(end);
  }

  return { state, write, stop: () => running.current?.abort() };
}
