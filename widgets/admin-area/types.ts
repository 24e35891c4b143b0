/** What the backend answers to the questions of operations.ts. */
import type { JsonObject } from '../../runtime/core/brand/sources/json.ts';

export interface SecondFactor {
  required: boolean;
  enrolled: boolean;
  confirmed: boolean;
  recoveryCodes: number;
}

export interface Access {
  parts: string[];
  isAdministrator: boolean;
  secondFactor: SecondFactor;
}

export interface BrandCard {
  id: string;
  name: string;
  origin: string;
  primary: string;
  status: string;
  isSwitched: boolean;
  isSuspended: boolean;
}

export interface BrandFinding {
  code: string;
  severity: string;
  file: string;
  line: number;
  pointer: string;
  message: string;
  allowed: string[] | null;
  suggestion: string | null;
  fix: string | null;
}

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

export interface PatchEntry {
  version: number;
  kind: string;
  restores: number | null;
  note: string;
  author: string;
  created: string;
  differences: PatchDifference[];
}

export interface BrandSettings {
  id: string;
  version: number;
  file: JsonObject;
  document: JsonObject;
  patch: JsonObject;
  brand: BrandCard;
  origins: Origin[];
  findings: BrandFinding[];
  undo: PatchEntry | null;
  redo: PatchEntry | null;
}

export interface PatchResult {
  version: number | null;
  findings: BrandFinding[];
}

export interface User {
  id: number;
  email: string;
  name: string;
  created: string;
  verified: boolean;
  blocked: boolean;
  secondFactor: boolean;
  isManageable: boolean;
  roles: { role: string; brand: string | null }[];
  brands: { brand: string; approved: boolean; vouched: boolean; blocked: boolean }[];
}

export interface AdminOrder {
  id: number;
  frontend: string;
  state: string;
  way: string;
  organizationName: string;
  customer: JsonObject;
  created: string;
  paid: string | null;
  cancelled: string | null;
  refunded: string | null;
  reason: string | null;
  attention: string | null;
  lines: { product: string; name: string; quantity: number; refunded: boolean; price: { text: string } }[];
  sum: { total: { amount: number; currency: string; text: string } };
  /** In part; nothing once all of it has gone back. */
  sentBack: { amount: number; text: string };
  invoices: { number: string; kind: string }[];
}

export interface Mail {
  id: number;
  brand: string;
  to: string;
  subject: string;
  template: string;
  state: string;
  tries: number;
  lastError: string | null;
  created: string;
  sent: string | null;
}

export interface AuditEvent {
  id: number;
  brand: string;
  kind: string;
  account: string | null;
  actor: string | null;
  detail: Record<string, unknown>;
  network: string;
  created: string;
}

export interface ConsentRevision {
  id: number;
  text: Record<string, string>;
  note: string;
  author: string | null;
  created: string;
  consents: number;
  changes: { language: string; pieces: { kind: string; text: string }[] }[];
}

export interface Consent {
  id: number;
  type: string;
  placement: string;
  optIn: boolean;
  required: boolean;
  languages: string[];
  revisions: ConsentRevision[];
}
