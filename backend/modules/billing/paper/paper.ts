/** An invoice or credit note as it is printed: every text is final, in the language of the order. */
export interface Paper {
  locale: string;
  /** Paper as the seller's country has it. */
  size: 'A4' | 'LETTER';
  /** Name of the site, and its color as `#rrggbb`. */
  brand: string;
  color: string;
  /** Milliseconds; the date of the file, so that the same invoice is the same file. */
  issued: number;
  /** Name of the seller. */
  author: string;
  /** Kind and number: `Invoice HL-00042`. */
  title: string;
  /** A short line below the title, such as the invoice of a credit note; empty for none. */
  about: string;
  seller: string[];
  customer: string[];
  facts: (readonly [label: string, value: string])[];
  columns: readonly [what: string, quantity: string, unitPrice: string, price: string];
  lines: PaperLine[];
  sums: (readonly [label: string, amount: string])[];
  total: readonly [label: string, amount: string];
  /** Below the total: tax rules, how to pay. */
  notes: string[];
  /** Bank details, line by line; empty where nothing is to be paid. */
  bank: string[];
  /** `Page {{page}} of {{pages}}`. */
  pages: string;
}

export interface PaperLine {
  name: string;
  /** Below the name; empty for none. */
  detail: string;
  quantity: string;
  unitPrice: string;
  price: string;
}

/** Work for the process that draws: a paper, and the electronic invoice that is embedded; null for none. */
export interface PaperOrder {
  paper: Paper;
  electronic: object | null;
}

/** What comes of it: the file, or why there is none. */
export type PaperAnswer = { pdf: Uint8Array } | { failed: string };
