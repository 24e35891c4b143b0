/** Texts of the visual editor. They are loaded with it, so that no page carries them. */
export interface EditorTexts {
  title: string;
  /** For widgets that show nothing here. */
  hidden: string;
}

/** Rejects when the server does not answer. */
export async function loadEditorTexts(locale: string): Promise<EditorTexts> {
  const response = await fetch(`/api/messages/${locale}`);
  const { messages }: { messages: string } = await response.json();
  const all: { 'visual-editor'?: Partial<EditorTexts> } = JSON.parse(messages);
  const { title = 'Visual editor', hidden = '' } = all['visual-editor'] ?? {};
  return { title, hidden };
}
