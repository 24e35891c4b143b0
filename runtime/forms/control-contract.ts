/** The contract between forms and every folder of runtime/forms/controls. */
import type { Editor } from '@tiptap/core';
import type { ComponentType, ReactNode } from 'react';
import type { Schema } from '../../schemas/resolved-schema.ts';
import type { RunQuery } from '../graphql/create-client.ts';
import type { Translate } from '../page/texts.tsx';

/** What a control is given. The frame around it has drawn label, help, errors and the mark of a required answer. */
export interface ControlProps<Value = unknown> {
  /** Id of the element that takes the focus: the label and the error summary point to it. A group of parts gives it to its first. */
  id: string;
  /** Id of the drawn label, for `aria-labelledby` of groups and of parts that are no form elements. */
  labelId: string;
  /** Name of the field. */
  name: string;
  /** JSON pointer of the answer, beginning with its group: `/contact_people/people/0/phone`. Unique in the form. */
  pointer: string;
  /** Undefined is no answer; an emptied control says undefined, not an empty text. */
  value: Value | undefined;
  onChange(value: Value | undefined): void;
  /** The person has left the control: from now on its errors are shown. */
  onBlur(): void;
  /** JSON Schema of the answer, titles in the visitor's language. */
  schema: Schema;
  required: boolean;
  readOnly: boolean;
  disabled: boolean;
  label: string;
  /** Ids of help and errors, for `aria-describedby`. */
  describedBy: string | undefined;
  invalid: boolean;
  /** Sentences about a part of the answer, by its pointer below this field: `/0/lastName`. */
  errorsAt(pointer: string): readonly string[];
  /** Draws a field inside of this one, frame and all; null for what only the system fills in. */
  renderField(part: PartField): ReactNode;
  tools: FormTools;
}

/** A field inside of an answer, such as one of a list's entries. Its changes reach the answer by themselves. */
export interface PartField {
  /** Below this field, `/0/lastName`. */
  pointer: string;
  name: string;
  schema: Schema;
  /** Of the part, as this control holds it. */
  value: unknown;
  required: boolean;
  /** Otherwise the schema decides: `partControl`. */
  control?: string;
  /** Half of the column on wide screens; the whole unless told. */
  width?: 'full' | 'half';
  /** Set where the label is told by what stands around it: drawn for screen readers alone. */
  labelHidden?: boolean;
}

/** Who draws the label: `field` a label of the one element `id`, `group` a caption of several parts, `self` the control, `none` is never shown. */
export type Labelled = 'field' | 'group' | 'self' | 'none';

export interface RegisteredControl {
  /** May be `lazy(...)`: forms show a placeholder of `lines` text lines until it is there. */
  component: ComponentType<ControlProps>;
  labelled: Labelled;
  lines?: number;
}

/** By the names of schemas/form-ui.schema.json. */
export type ControlRegistry = Readonly<Record<string, RegisteredControl>>;

/** A value to choose, where not the schema but the page knows the values. */
export interface Choice {
  value: string | number;
  label: string;
}

/** What the backend answers to a file, see `UploadedFile` of its schema. */
export interface SentFile {
  id: string;
  name: string;
  size: number;
  type: string;
  width: number | null;
  height: number | null;
  url: string;
  variants: readonly { name: string; width: number; height: number; url: string }[];
}

export type FilePurpose = 'ATTACHMENT' | 'DOCUMENT' | 'PHOTO' | 'LOGO' | 'COVER' | 'GALLERY';

/** Sends one file. Rejects with `GraphqlError`, whose message is for the person; an abort rejects with `AbortError`. */
export type UploadFile = (
  file: File,
  purpose: FilePurpose,
  options?: { onProgress?: (share: number) => void; signal?: AbortSignal },
) => Promise<SentFile>;

/** What a helper below a rich text works with. */
export interface TextHelpProps {
  editor: Editor;
  disabled: boolean;
}

/** What controls need from outside. One object for the life of a form. */
export interface FormTools {
  locale: string;
  /** Two letters; the brand's own country. */
  country: string;
  timeZone: string;
  /** Three letters; the brand's own currency. */
  currency: string;
  /** One operation with the session of the page. */
  query: RunQuery;
  upload: UploadFile;
  toolbar: 'standard' | 'admin';
  /** Texts of the namespace `controls`. */
  t: Translate;
  /** Taxonomies with more values are searched by typing. */
  autocompleteThreshold: number;
  /** Values of fields that only the page knows, by pointer: `/company_info/organization`. */
  choices?: Readonly<Record<string, readonly Choice[]>>;
  /** Helpers that stand below rich texts, by pointer. */
  textHelp?: Readonly<Record<string, ComponentType<TextHelpProps>>>;
}
