/** Collects the parameters of a statement while its text is built. */
export class StatementValues {
  readonly list: unknown[] = [];

  /** Returns the placeholder of a value, with its type. */
  add(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}

export interface Statement {
  text: string;
  values: unknown[];
}
