import type { Editor } from '@tiptap/core';
import { startTransition, useEffect, useEffectEvent, useRef } from 'react';
import type { ControlProps } from '../../control-contract.ts';
import { useFormHold } from '../../hold.ts';
import { answerOf, contentOf, readRichText } from './html.ts';

/** Milliseconds without a change after which the form is updated. */
const pause = 300;

/**
 * Passes the editor's text to the form after a pause, on `flush` and before submission; accepts texts set from outside.
 */
export function useHandedText(editor: Editor | null, control: Pick<ControlProps, 'value' | 'onChange' | 'tools'>) {
  const { value, onChange, tools } = control;
  const format = tools.toolbar === 'admin' ? 'full_html' : 'filtered_html';
  const handed = useRef(readRichText(value)?.value);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const hold = useFormHold();

  const hand = useEffectEvent(() => {
    if (!editor || timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    const answer = answerOf(editor.getHTML(), format);
    if (answer?.value === handed.current) return;
    handed.current = answer?.value;
    onChange(answer);
  });

  useEffect(() => {
    if (!editor) return;
    const note = () => {
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = setTimeout(() => startTransition(() => hand()), pause);
    };
    editor.on('update', note);
    const forget = hold.beforeSend(() => hand());
    return () => {
      editor.off('update', note);
      forget();
      hand();
    };
  }, [editor, hold]);

  const stored = readRichText(value)?.value;
  useEffect(() => {
    if (!editor || stored === handed.current) return;
    handed.current = stored;
    editor.commands.setContent(contentOf(readRichText(value)), { emitUpdate: false });
  }, [editor, stored, value]);

  return { flush: () => hand() };
}
