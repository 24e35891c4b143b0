/** What a template writes its mail with. */
import type { Block } from './blocks.ts';

/** A file that a mail links to. */
export interface FileLink {
  name: string;
  /** Absolute address, good for a while. */
  link: string;
}

/** Texts of one template with its values filled in. */
export interface Say {
  text(key: string): Block;
  note(key: string): Block;
  /** `key`: of the words on it, `button` unless told. */
  link(href: string, key?: string): Block;
  /** Nothing for no files. */
  files(files: readonly FileLink[]): Block[];
  label(key: string): string;
}
