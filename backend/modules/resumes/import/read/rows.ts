/** Positioned texts of a page, as lines. */

export interface PositionedText {
  text: string;
  /** Left end of its baseline, in points from the left; `y` from the bottom. */
  x: number;
  y: number;
  width: number;
  /** Font size in points. */
  size: number;
}

/** Part of a line without a wide gap. */
export interface Run extends PositionedText {
  right: number;
}

/** A line of the page: runs from left to right. */
export type Row = Run[];
