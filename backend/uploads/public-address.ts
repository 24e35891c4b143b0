/** URLs of public files, such as the logo of a published profile. They are valid for as long as the file is public. */

export interface PublicFile {
  key: string;
  /** Name of a variant; empty for the original. */
  variant: string;
}

const shape = /^\/files\/public\/(([0-9a-f]{2})[0-9a-f]{38})(?:-([a-z]{1,20}))?$/;

/** Path of a public file. */
export function publicAddress({ key, variant }: PublicFile): string {
  const name = key.slice(key.indexOf('/') + 1);
  return `/files/public/${name}${variant && `-${variant}`}`;
}

/** The file that a path refers to, public or not; null for any other path. */
export function readPublicAddress(path: string): PublicFile | null {
  const [, name, folder, variant = ''] = shape.exec(path) ?? [];
  return name === undefined ? null : { key: `${folder}/${name}`, variant };
}
