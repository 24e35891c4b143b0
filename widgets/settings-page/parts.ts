/** The sections of the settings, by the path after /user/settings. */
export const settingsParts = ['', 'email', 'password', 'news', 'figures', 'sessions', 'data'] as const;
export type SettingsPart = (typeof settingsParts)[number];

/** Null for an unknown path. */
export function partOf(rest: string | undefined): SettingsPart | null {
  return settingsParts.find((part) => part === (rest ?? '')) ?? null;
}

/** Token of the link in an email about the weekly statistics; null on all other pages. */
export function tokenIn(rest: string | undefined): string | null {
  return /^figures\/([^/]+)$/.exec(rest ?? '')?.[1] ?? null;
}

/** Name of a section in texts. */
export const nameOfPart = (part: SettingsPart): string => part || 'person';
