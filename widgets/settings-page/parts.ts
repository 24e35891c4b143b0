/** The sections of the settings, by the path after /user/settings. */
export const settingsParts = ['', 'email', 'password', 'news', 'sessions', 'data'] as const;
export type SettingsPart = (typeof settingsParts)[number];

/** Null for an unknown path. */
export function partOf(rest: string | undefined): SettingsPart | null {
  return settingsParts.find((part) => part === (rest ?? '')) ?? null;
}

/** Name of a section in texts. */
export const nameOfPart = (part: SettingsPart): string => part || 'person';
