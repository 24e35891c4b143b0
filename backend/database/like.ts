/** The pattern of `like` for texts that contain this one; its wildcards count as themselves. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/** The pattern of `like` for texts that begin with this one. */
export function beginningWith(text: string): string {
  return `${escaped(text)}%`;
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
