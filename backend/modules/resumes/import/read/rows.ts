/** Positioned texts of a page, as lines. */

export interface PositionedText {
  text: string;
  /** Left end of its baseline, in points from the left; `y` from the bottom. */
  x: number;
  y: number;
  width: number;
  /** Font size in points. */
  size: number;
  /** Name of its font in the file, as far as known. */
  font?: string;
}

/** Part of a line without a wide gap. */
export interface Run extends PositionedText {
  right: number;
  /** Font at its end. */
  lastFont?: string | undefined;
  /** Where the font changes between two words, once; null if it changes more often or never. */
  change?: number | null;
}

/** A line of the page: runs from left to right. */
export type Row = Run[];
