import { createContext } from 'react';

export interface AssistantScope {
  /** Title of the job as it is typed now. */
  title: string;
  languages: readonly string[];
  /** Of the advertisement. */
  langcode: string;
  locale: string;
}

/** What the writing assistant in the text's control knows of the form around it. */
export const AssistantContext = createContext<AssistantScope>({
  title: '',
  languages: [],
  langcode: 'en',
  locale: 'en',
});
