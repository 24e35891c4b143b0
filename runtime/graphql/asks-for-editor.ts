/** Whether the address of the page asks for the visual editor. */
export function asksForEditor(): boolean {
  return new URLSearchParams(window.location.search).get('visual_editor') === 'true';
}
