/** Where a widget is on the screen, in CSS pixels from the corner of the window. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The elements of each widget: those after its mark, up to the next one. */
export function boxesOf(root: ParentNode): Map<string, Box> {
  const boxes = new Map<string, Box>();
  for (const mark of root.querySelectorAll<HTMLElement>('[data-slot]')) {
    const box = boxOf(elementsAfter(mark));
    if (mark.dataset.slot !== undefined && box) boxes.set(mark.dataset.slot, box);
  }
  return boxes;
}

function elementsAfter(mark: Element): Element[] {
  const found: Element[] = [];
  for (let next = mark.nextElementSibling; next && !next.matches('[data-slot]'); next = next.nextElementSibling)
    found.push(next);
  return found;
}

/** Null for widgets that show nothing. */
function boxOf(elements: readonly Element[]): Box | null {
  const seen = elements
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width * height > 0);
  if (seen.length === 0) return null;
  const left = Math.min(...seen.map((rect) => rect.left));
  const top = Math.min(...seen.map((rect) => rect.top));
  const right = Math.max(...seen.map((rect) => rect.right));
  const bottom = Math.max(...seen.map((rect) => rect.bottom));
  return { left, top, width: right - left, height: bottom - top };
}
