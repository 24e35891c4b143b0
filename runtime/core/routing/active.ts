/** Whether a menu entry points to the current page or one of its ancestors. External addresses (`http...`) never do. */
export function isActiveRoute(path: string, current: string): boolean {
  if (path.startsWith('http')) return false;
  const target = withoutQuery(path);
  const here = withoutQuery(current);
  return target === here || (target !== '' && here.startsWith(`${target}/`));
}

function withoutQuery(path: string): string {
  return path.replace(/[?#].*$/s, '');
}
