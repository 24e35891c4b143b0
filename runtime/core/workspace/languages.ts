/** The administration is written in these languages, and so is what it keeps in every language. */
export const WORKSPACE_LANGUAGES: readonly string[] = ['en', 'de', 'fr', 'es'];
