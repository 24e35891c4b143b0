/** Name of the component of a folder: `job-results` -> `JobResults`. */
export function componentName(folder: string): string {
  return folder.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}
