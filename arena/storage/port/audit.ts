import type { AdminAct } from '@tactarium/protocol';

/** What an admin did about a player or a match. */
export interface AuditRow {
  readonly id: string;
  readonly at: number;
  /** Absent for the operator at the command line. */
  readonly admin?: string;
  readonly act: AdminAct;
  readonly subject: string;
  readonly note: string;
}

/** The audit log: what admins did. */
export interface Audit {
  addAudit(row: AuditRow): Promise<void>;
  /** The latest first; those before a row, if one is named. */
  audit(before: string | undefined, limit: number): Promise<readonly AuditRow[]>;
}
