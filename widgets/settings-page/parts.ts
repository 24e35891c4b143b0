/** The parts of the settings, by what follows /user/settings in the address. */
export const settingsParts = ['', 'email', 'password', 'news', 'sessions', 'data'] as const;
export type SettingsPart = (typeof settingsParts)[number];

/** Null for an address that is none of them. */
export function partOf(rest: string | undefined): SettingsPart | null {
  return settingsParts.find((part) => part === (rest ?? '')) ?? null;
}

/** Name of a part in texts. */
export const nameOfPart = (part: SettingsPart): string => part || 'person';
