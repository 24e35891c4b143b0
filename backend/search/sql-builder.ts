/** Collects the values of a statement while its text is put together. */
export class StatementValues {
  readonly list: unknown[] = [];

  /** The placeholder of a value, with its type. */
  add(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }
}

export interface Statement {
  text: string;
  values: unknown[];
}
