/** Finds text that nobody can read: cut off, beyond the screen, or below other text. */
import type { Page } from 'playwright';

/** One line for each place, such as `cut off: a.tab "Gëéñëéràl"`. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Roundings, and accents that reach beyond their line. */
    const TOLERANCE = 2;
    const found: string[] = [];
    const note = (fault: string, element: Element, text: string) => {
      const name = `${element.localName}${[...element.classList].map((one) => `.${one}`).join('')}`;
      found.push(`${fault}: ${name} "${text.trim().slice(0, 60)}"`);
    };

    interface Piece {
      text: string;
      element: Element;
      boxes: DOMRect[];
      isFloating: boolean;
    }

    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(element.tagName))
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const around = ancestorsOf(element);
      const boxes = lettersIn(range, element).filter(({ width, height }) => width > 1 && height > 1);
      // Only for screen readers.
      if (boxes.length === 0 || around.some(isHiddenBox)) continue;
      const isFloating = around.some((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position));
      pieces.push({ text: node.textContent, element, boxes, isFloating });
      findCut({ text: node.textContent, element, boxes, isFloating }, around);
    }
    findOverlaps();
    document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[placeholder], select').forEach(findCutField);
    return [...new Set(found)];

    /** What a field says as long as it is empty, and what a list has selected. */
    function findCutField(field: HTMLInputElement | HTMLSelectElement): void {
      if (!field.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
      const text = 'placeholder' in field ? field.placeholder : (field.selectedOptions[0]?.text ?? '');
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return;
      const { fontStyle, fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (field.clientWidth > 1 && pen.measureText(text).width > room + TOLERANCE) note('cut off', field, text);
    }

    function ancestorsOf(element: Element): Element[] {
      const list: Element[] = [];
      for (let one: Element | null = element; one && one !== document.documentElement; one = one.parentElement)
        list.push(one);
      return list;
    }

    function isHiddenBox(element: Element): boolean {
      const { width, height, bottom } = element.getBoundingClientRect();
      const { overflow, clipPath, position } = getComputedStyle(element);
      // A link that skips to the contents waits above the page.
      if (position !== 'static' && bottom + scrollY <= 0) return true;
      return clipPath.startsWith('inset(50%') || ((width <= 1 || height <= 1) && overflow !== 'visible');
    }

    /** Where the letters of a text are: a line may be higher or lower than these. Lines that a clamp leaves out count as absent. */
    function lettersIn(range: Range, element: Element): DOMRect[] {
      // A drawing is smaller than its units.
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const half = (scale * Number.parseFloat(getComputedStyle(element).fontSize)) / 2;
      const clamp = ancestorsOf(element).find((one) => getComputedStyle(one).webkitLineClamp !== 'none');
      const end = clamp?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      return [...range.getClientRects()]
        .map(({ x, y, width, height }) => new DOMRect(x, y + height / 2 - half, width, height > 1 ? 2 * half : 0))
        .filter(({ top }) => top + half < end);
    }

    /** Boxes that hide what does not fit, up to one that can be scrolled. */
    function findCut({ text, element, boxes }: Piece, around: readonly Element[]): void {
      for (const one of around) {
        const style = getComputedStyle(one);
        const scrolls = /auto|scroll/.test(style.overflowX) && one.scrollWidth > one.clientWidth;
        const clips = /hidden|clip/.test(style.overflowX);
        const { left, right, top, bottom } = one.getBoundingClientRect();
        if (clips && boxes.some((box) => box.right > right + TOLERANCE || box.left < left - TOLERANCE)) {
          note('cut off', element, text);
          return;
        }
        // A number of lines may be all that a list has room for; half a line is none.
        const isClamped = style.webkitLineClamp !== 'none';
        if (
          /hidden|clip/.test(style.overflowY) &&
          !isClamped &&
          boxes.some((box) => box.bottom > bottom + 4 || box.top < top - 4)
        ) {
          note('cut off', element, text);
          return;
        }
        if (scrolls) return;
      }
      if (
        boxes.some(({ right, left }) => right > document.documentElement.clientWidth + TOLERANCE || left < -TOLERANCE)
      )
        note('beyond the screen', element, text);
    }

    function findOverlaps(): void {
      const all = pieces
        .filter(({ isFloating }) => !isFloating)
        .flatMap((piece) => piece.boxes.map((box) => ({ piece, box })));
      all.sort((a, b) => a.box.top - b.box.top);
      for (const [at, { piece, box }] of all.entries()) {
        for (let next = at + 1; next < all.length; next += 1) {
          const other = all[next];
          if (!other || other.box.top > box.bottom - 6) break;
          if (other.piece === piece) continue;
          const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const height = Math.min(box.bottom, other.box.bottom) - other.box.top;
          // Lines are as high as their letters may be; neighbors share some of it.
          if (width > TOLERANCE && height > Math.min(box.height, other.box.height) / 3)
            note(`on "${piece.text.trim().slice(0, 40)}"`, other.piece.element, other.piece.text);
        }
      }
    }
  });
}
