import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ControlProps } from '../../control-contract.ts';
import { ariaOf, idsOf } from '../../parts/attributes.ts';
import { errorsIn, PartErrors } from '../../parts/PartErrors.tsx';
import { EditorDialog } from './EditorDialog.tsx';
import { extensionsFor } from './extensions.ts';
import { contentOf, readRichText } from './html.ts';
import { cleanPasted } from './paste.ts';
import styles from './RichText.module.css';
import { Toolbar } from './Toolbar.tsx';
import { useHandedText } from './use-handed-text.ts';

/**
 * Rich text with a toolbar. The editor's schema allows only what the format does, so nothing else can be typed or
 * pasted.
 */
export function RichTextControl(control: ControlProps) {
  const { id, labelId, value, onBlur, readOnly, disabled, tools } = control;
  const { toolbar, t } = tools;
  const [dialog, setDialog] = useState<'link' | 'media' | null>(null);
  const { required } = control;
  const problems = errorsIn(control, OWN).length > 0;
  const invalid = control.invalid || problems;
  const describedBy = idsOf(control.describedBy, problems && `${id}-problems`);
  const isFixed = readOnly || disabled;
  const Help = tools.textHelp?.[control.pointer];

  const attributes = useMemo(
    () => attributesOf({ id, labelId, describedBy, invalid, required, isFixed }),
    [id, labelId, describedBy, invalid, required, isFixed],
  );
  const editor = useEditor({
    extensions: useMemo(() => extensionsFor(toolbar), [toolbar]),
    content: useRef(contentOf(readRichText(value))).current,
    editable: !isFixed,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes,
      transformPastedHTML: cleanPasted,
      // Tab leaves the text, as it leaves every field; list levels have buttons.
      handleDOMEvents: { keydown: (_, event) => event.key === 'Tab' },
    },
  });
  const { flush } = useHandedText(editor, control);

  useEffect(() => {
    editor?.setEditable(!isFixed, false);
  }, [editor, isFixed]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only detects that the focus has left toolbar and text
    <div
      className={styles.frame}
      data-invalid={invalid || undefined}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        flush();
        onBlur();
      }}
    >
      {editor && <Toolbar editor={editor} controls={id} tools={tools} disabled={isFixed} onDialog={setDialog} />}
      <EditorContent editor={editor} className={`${styles.text} prose`} />
      <PartErrors id={`${id}-problems`} control={control} pointers={OWN} />
      {editor && Help && <Help editor={editor} disabled={isFixed} />}
      {editor && dialog && <EditorDialog editor={editor} name={dialog} t={t} onClose={() => setDialog(null)} />}
    </div>
  );
}

/** Parts of the answer: a text that is too long is reported at the first. */
const OWN = ['/value', '/format'];

interface Told {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  isFixed: boolean;
}

/** Attributes of the text itself, as ProseMirror expects them. */
function attributesOf({ id, labelId, isFixed, ...told }: Told): Record<string, string> {
  const all = {
    id,
    role: 'textbox',
    'aria-multiline': true,
    'aria-labelledby': labelId,
    'aria-readonly': isFixed || undefined,
    ...ariaOf(told),
    ...(isFixed && { tabindex: 0 }),
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
