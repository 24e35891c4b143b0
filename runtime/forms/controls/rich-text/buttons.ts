/** Toolbar buttons for each kind of editor. */
import type { Editor } from '@tiptap/core';
import type { IconName } from '../../parts/Icon.tsx';

export interface ToolButton {
  /** Name of its text: `richText.bold`. */
  name: string;
  icon: IconName | null;
  /** Opens this dialog instead of running a command. */
  dialog?: 'link' | 'media';
  run?(editor: Editor): boolean;
  /** Whether it is active at the cursor; missing for one-off commands. */
  isOn?(editor: Editor): boolean;
  isOff?(editor: Editor): boolean;
}

const STANDARD: readonly ToolButton[] = [
  {
    name: 'heading',
    icon: 'heading',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'subheading',
    icon: 'subheading',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 4 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 4 }),
  },
  {
    name: 'bold',
    icon: 'bold',
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    icon: 'italic',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  { name: 'link', icon: 'link', dialog: 'link', isOn: (editor) => editor.isActive('link') },
  {
    name: 'bullets',
    icon: 'bullets',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'numbers',
    icon: 'numbers',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    icon: 'quote',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    name: 'undo',
    icon: 'undo',
    run: (editor) => editor.chain().focus().undo().run(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    name: 'redo',
    icon: 'redo',
    run: (editor) => editor.chain().focus().redo().run(),
    isOff: (editor) => !editor.can().redo(),
  },
];

const ADMIN: readonly ToolButton[] = [
  {
    name: 'indent',
    icon: 'indent',
    run: (editor) => editor.chain().focus().sinkListItem('listItem').run(),
    isOff: (editor) => !editor.can().sinkListItem('listItem'),
  },
  {
    name: 'outdent',
    icon: 'outdent',
    run: (editor) => editor.chain().focus().liftListItem('listItem').run(),
    isOff: (editor) => !editor.can().liftListItem('listItem'),
  },
  {
    name: 'table',
    icon: 'table',
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    isOff: (editor) => editor.isActive('table'),
  },
  { name: 'media', icon: 'media', dialog: 'media' },
];

/** Shown while the cursor is in a table. */
const TABLE: readonly ToolButton[] = [
  { name: 'addRow', icon: null, run: (editor) => editor.chain().focus().addRowAfter().run() },
  { name: 'addColumn', icon: null, run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { name: 'deleteRow', icon: null, run: (editor) => editor.chain().focus().deleteRow().run() },
  { name: 'deleteColumn', icon: null, run: (editor) => editor.chain().focus().deleteColumn().run() },
  { name: 'deleteTable', icon: null, run: (editor) => editor.chain().focus().deleteTable().run() },
];

export function buttonsFor(editor: Editor, toolbar: 'standard' | 'admin'): readonly ToolButton[] {
  if (toolbar === 'standard') return STANDARD;
  return [...STANDARD, ...ADMIN, ...(editor.isActive('table') ? TABLE : [])];
}
