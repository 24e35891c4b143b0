/** VS Code's JSON service on a brand file, with the settings of the project's folder. */
import { readFileSync } from 'node:fs';
import { type CompletionItem, getLanguageService, TextDocument } from 'vscode-json-languageservice';

const folder = new URL('../../', import.meta.url);
const settings: { 'json.schemas': { fileMatch: string[]; url: string }[] } = JSON.parse(
  readFileSync(new URL('.vscode/settings.json', folder), 'utf8'),
);

const service = getLanguageService({
  schemaRequestService: async (address) => readFileSync(new URL(address), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
});
// VS Code, too, takes addresses and file names in the settings of a folder relative to it.
service.configure({
  validate: true,
  schemas: settings['json.schemas'].map(({ fileMatch, url }) => ({
    fileMatch: fileMatch.map((pattern) => new URL(pattern.replace(/^\//, ''), folder).href),
    uri: new URL(url, folder).href,
  })),
});

/** Text that a completion inserts, with what is typed in for `$1`, `$2`, ... where it suggests nothing. */
function filled(snippet: string, typed: readonly string[]): string {
  return snippet
    .replace(/\$\{\d+:([^{}]*)\}/g, '$1')
    .replace(/\$\{?(\d+)\}?/g, (_, place: string) => typed[Number(place) - 1] ?? '');
}

/** An editor with `brands/acme.json` open, in which `|` marks the cursor. */
export function open(body: string) {
  const caret = body.indexOf('|');
  const text = body.replace('|', '');
  const document = TextDocument.create(new URL('brands/acme.json', folder).href, 'json', 1, text);
  const parsed = service.parseJSONDocument(document);
  const at = document.positionAt(caret);
  const items = async (): Promise<CompletionItem[]> => (await service.doComplete(document, at, parsed))?.items ?? [];
  return {
    /** What is offered, each with its explanation. */
    async offers(): Promise<Map<string, string>> {
      return new Map((await items()).map(({ label, documentation = '' }) => [label, String(documentation)]));
    },
    /** The document after an offer has been accepted. */
    async accept(label: string, typed: readonly string[] = []): Promise<string> {
      const edit = (await items()).find((item) => item.label === label)?.textEdit;
      if (edit === undefined || !('range' in edit)) throw new Error(`"${label}" is not offered.`);
      return TextDocument.applyEdits(document, [{ range: edit.range, newText: filled(edit.newText, typed) }]);
    },
    async help(): Promise<string> {
      const hover = await service.doHover(document, at, parsed);
      return [hover?.contents ?? ''].flat().map(String).join('\n').replaceAll('\\', '');
    },
    async complaints(): Promise<string[]> {
      const found = await service.doValidation(document, parsed);
      return found.map(({ message, range }) => `${document.getText(range)}: ${message}`);
    },
    async swatches(): Promise<string[]> {
      return (await service.findDocumentColors(document, parsed)).map(({ range }) => document.getText(range));
    },
  };
}
