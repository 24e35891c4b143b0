/** The helpers with which a template writes its mail. */
import type { Block } from './blocks.ts';

/** A file that a mail links to. */
export interface FileLink {
  name: string;
  /** Absolute URL, valid for a limited time. */
  link: string;
}

/** Texts of one template with its values filled in. */
export interface Say {
  /** `more`: values besides those of the mail. */
  text(key: string, more?: Readonly<Record<string, number>>): Block;
  note(key: string): Block;
  heading(key: string): Block;
  /** `key`: of the link's text, `button` by default. */
  link(href: string, key?: string): Block;
  /** Nothing without files. */
  files(files: readonly FileLink[]): Block[];
  label(key: string): string;
}
