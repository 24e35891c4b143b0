/** Checks text documents (docx, odt): they may contain no programs and load nothing from elsewhere, and must fit in memory unpacked. */
import type { FileKind } from './file-kinds.ts';
import { type DocumentArchive, openArchive } from './open-archive.ts';
import { readXml, type XmlElement } from './read-xml.ts';
import { UploadRefusal } from './refusal.ts';

/** Throws `UploadRefusal` for what a text document must not be or contain. */
export async function checkDocument(path: string, kind: FileKind): Promise<void> {
  if (kind !== 'docx' && kind !== 'odt') return;
  const archive = await openArchive(path);
  try {
    await (kind === 'docx' ? checkDocx(archive) : checkOdt(archive));
    await archive.unpackAll();
  } finally {
    archive.close();
  }
}

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const TYPES = '[Content_Types].xml';
const DOCX_PROGRAMS = /(^|\/)(vbaProject|vbaData|oleObject)[^/]*$|(^|\/)(activeX|embeddings)\//i;
/** Fields that run programs or read files. Their instructions may be cut into several runs of text. */
const DOCX_FIELDS = /\b(DDE|DDEAUTO|INCLUDEPICTURE|INCLUDETEXT|IMPORT|LINK|RD)\b/i;

async function checkDocx(archive: DocumentArchive): Promise<void> {
  const types: string[] = [];
  await readXml(await archive.text(TYPES), {
    open: ({ attributes }) => types.push(attributes.ContentType ?? ''),
  });
  if (types.some((type) => /macroEnabled|vbaProject|activeX|oleObject/i.test(type)))
    throw new UploadRefusal('documentMacros');
  if (!types.includes(MAIN)) throw new UploadRefusal('documentDamaged');
  if (archive.names.some((name) => DOCX_PROGRAMS.test(name))) throw new UploadRefusal('documentMacros');
  for (const name of archive.names.filter((one) => one.endsWith('.rels'))) {
    await readXml(await archive.text(name), { open: refuseOutside });
  }
  for (const name of archive.names.filter((one) => /^word\/[^/]+\.xml$/.test(one))) {
    let instructions = '';
    await readXml(await archive.text(name), {
      open({ name: tag, attributes }) {
        if (tag === 'w:fldSimple') instructions += ` ${attributes['w:instr'] ?? ''} `;
        // A field begins here; its instruction follows in pieces.
        if (tag === 'w:fldChar') instructions += ' ';
      },
      text(tag, text) {
        if (tag === 'w:instrText') instructions += text;
      },
    });
    if (DOCX_FIELDS.test(withoutHyperlinks(instructions))) throw new UploadRefusal('documentLinks');
  }
}

/** Links to click on are part of every CV, and Word notes the template on the writer's own disk. */
function refuseOutside({ attributes: { TargetMode, Target = '', Type = '' } }: XmlElement): void {
  if (TargetMode?.toLowerCase() !== 'external' || /\/hyperlink$/.test(Type)) return;
  const isOwnTemplate = /\/attachedTemplate$/.test(Type) && /^file:\/\/\/[A-Z]:[\\/]|^[\w .-]+$/i.test(Target);
  if (!isOwnTemplate) throw new UploadRefusal('documentLinks');
}

/** The target of a link may contain any word. */
function withoutHyperlinks(instructions: string): string {
  return instructions.replace(/HYPERLINK\s+(\\[a-z]\s+)*"[^"]*"/gi, '');
}

const ODT_PROGRAMS = /^(Basic|Scripts)\/|(^|\/)Object [^/]*\.(exe|dll)$/i;

async function checkOdt(archive: DocumentArchive): Promise<void> {
  if (archive.names.some((name) => ODT_PROGRAMS.test(name))) throw new UploadRefusal('documentMacros');
  await readXml(await archive.text('META-INF/manifest.xml'), {
    open({ name }) {
      if (name === 'manifest:encryption-data') throw new UploadRefusal('documentLocked');
    },
  });
  for (const name of archive.names.filter((one) => /(^|\/)(content|styles|settings)\.xml$/.test(one))) {
    await readXml(await archive.text(name), { open: refuseOdtElement });
  }
}

function refuseOdtElement({ name, attributes }: XmlElement): void {
  if (/^script:|^office:script/.test(name) && name !== 'office:scripts') throw new UploadRefusal('documentMacros');
  if (name === 'office:dde-source' || name === 'text:dde-connection-decl') throw new UploadRefusal('documentLinks');
  const href = attributes['xlink:href'];
  if (href === undefined || name === 'text:a' || name === 'draw:a') return;
  // What belongs to the document is named by its path in the archive.
  if (/^[a-z][a-z0-9+.-]*:|^[\\/]|\.\.[\\/]/i.test(href.trim())) throw new UploadRefusal('documentLinks');
}
