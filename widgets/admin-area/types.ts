export interface Origin {
  pointer: string;
  layer: string;
  file: string;
  line: number;
}

export interface PatchDifference {
  pointer: string;
  before: unknown;
  after: unknown;
}
