import type { Editor } from '@tiptap/core';
import type { FormTools } from '../../control-contract.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { readLink, readMedia } from './links.ts';

interface EditorDialogProps {
  editor: Editor;
  name: 'link' | 'media';
  t: FormTools['t'];
  onClose(): void;
}

/** Asks for the address of a link or an embed and inserts it at the cursor; then returns to the editor. */
export function EditorDialog({ editor, name, t, onClose }: EditorDialogProps) {
  if (name === 'media') {
    return (
      <AddressDialog
        title={t('richText.media')}
        label={t('richText.mediaAddress')}
        refusal={t('richText.noMedia')}
        initial=""
        t={t}
        onTake={(address) => {
          if (!embed(editor, address)) return false;
          onClose();
          return true;
        }}
        onClose={onClose}
      />
    );
  }
  const href: unknown = editor.getAttributes('link').href;
  return (
    <AddressDialog
      title={t('richText.link')}
      label={t('richText.linkAddress')}
      refusal={t('richText.noLink')}
      initial={typeof href === 'string' ? href : ''}
      t={t}
      onTake={(address) => {
        if (!link(editor, address)) return false;
        onClose();
        return true;
      }}
      onRemove={
        typeof href === 'string'
          ? () => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }
          : undefined
      }
      onClose={onClose}
    />
  );
}

/** Without a selection, the address itself becomes the text of the link. */
function link(editor: Editor, text: string): boolean {
  const href = readLink(text);
  if (href === null) return false;
  const { empty } = editor.state.selection;
  if (empty && !editor.isActive('link')) {
    const words = href.replace(/^mailto:/, '');
    return editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] })
      .run();
  }
  return editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
}

function embed(editor: Editor, text: string): boolean {
  const media = readMedia(text);
  return (
    media !== null &&
    editor
      .chain()
      .focus()
      .insertContent({ type: media.kind, attrs: { src: media.src } })
      .run()
  );
}
