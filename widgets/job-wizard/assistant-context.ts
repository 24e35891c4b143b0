import { createContext } from 'react';

export interface AssistantScope {
  /** Current title in the form. */
  title: string;
  languages: readonly string[];
  /** Language of the ad. */
  langcode: string;
  locale: string;
}

/** What the writing assistant in the description field knows of the form around it. */
export const AssistantContext = createContext<AssistantScope>({
  title: '',
  languages: [],
  langcode: 'en',
  locale: 'en',
});
